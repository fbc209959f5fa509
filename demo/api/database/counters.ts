import type { Queryable } from './database.ts';

/** A sequence that belongs to a column, in pieces of SQL. */
interface Counter {
  readonly table: string;
  readonly moved: string;
  /** Has a row if the highest id of the table is above the counter. */
  readonly behind: string;
}

const COUNTERS = `
  SELECT owner.oid::regclass::text AS "table",
    format('setval(%L, max(%I))', counter.oid::regclass, attname) AS moved,
    format('FROM %s HAVING max(%I) > coalesce(pg_sequence_last_value(%L), 0)',
      owner.oid::regclass, attname, counter.oid::regclass) AS behind
  FROM pg_depend JOIN pg_class counter ON counter.oid = objid AND counter.relkind = 'S'
    JOIN pg_class owner ON owner.oid = refobjid JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
  WHERE classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass AND deptype IN ('a', 'i')
    AND counter.relnamespace = current_schema()::regnamespace
  ORDER BY counter.oid`;

/**
 * Moves each counter of ids on to the highest id of its table, so that rows that came with their own ids are in nobody's
 * way (D-imported-ids). No counter is moved back, whoever inserts or moves at the same time.
 */
export async function moveCounters({ query }: Queryable): Promise<void> {
  const counters = await query<Counter>(COUNTERS);
  const late = await query<{ n: number }>(
    counters.map(({ behind }, n) => `SELECT ${n} AS n ${behind}`).join(' UNION ALL ') || 'SELECT 0 AS n LIMIT 0',
  );
  for (const { table, moved, behind } of late.flatMap(({ n }) => counters[n] ?? [])) {
    // An insert takes its number under a lock that excludes this one.
    await query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
    await query(`SELECT ${moved} ${behind}`);
  }
}
