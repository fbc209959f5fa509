import type { Transaction } from '../../database/database.ts';

/** Where rows are written: a table, and what fills its columns. */
export interface Target {
  readonly table: string;
  /** The columns that tell whether a row is there already. */
  readonly key: readonly string[];
  /** The SQL of each column, over a row `g` of what is given, and the member of `g` that it depends on. */
  readonly columns: Readonly<Record<string, Filled>>;
  /** The SQL of columns that are written with a new row only. */
  readonly atFirst?: Readonly<Record<string, string>>;
  /** A condition of the rows `t` that may be changed. */
  readonly guard?: string;
  /** The column of an owner, whose other rows are removed. */
  readonly replaces?: string;
  /** The SQL of what a row `t` is called, where its key has numbers. */
  readonly label?: readonly string[];
}

/** The name of a member, or SQL with the name of the member that it is made of. */
export type Filled = string | readonly [sql: string, member: string];

/** What is given: rows, and the SQL types of their members. Members that no row has are left as they are. */
export interface Given {
  readonly types: Readonly<Record<string, string>>;
  readonly present: ReadonlySet<string>;
  readonly rows: readonly object[];
  /** The instant of the import, which is a member of each row, as is its number from 1 on (`row`). */
  readonly now: number;
}

/** The keys of the rows that were added, changed and removed. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export const NO_CHANGES: Changes = { added: [], changed: [], removed: [] };

/** Returns the changes of two tables as one. */
export function joined(one: Changes, other: Changes): Changes {
  return {
    added: [...one.added, ...other.added],
    changed: [...one.changed, ...other.changed],
    removed: [...one.removed, ...other.removed],
  };
}

/** How many rows a statement has at most, so that its text does not fill the memory. */
export const ROWS_A_STATEMENT = 5000;

/** Writes rows: changes those that are there, adds those that are not, and leaves alone what is equal. */
export async function upsert(transaction: Transaction, target: Target, given: Given): Promise<Changes> {
  const { replaces } = target;
  // What replaces others must be seen whole.
  const size = replaces === undefined ? ROWS_A_STATEMENT : Math.max(1, given.rows.length);
  const [there] = await transaction.query(`SELECT FROM ${target.table} LIMIT 1`);
  const kinds = there ? (['removed', 'changed', 'added'] as const) : (['added'] as const);
  const changes: Record<keyof Changes, string[]> = { added: [], changed: [], removed: [] };
  for (let from = 0; from < given.rows.length; from += size) {
    const some = given.rows.slice(from, from + size);
    const rows = JSON.stringify(some.map((one, n) => ({ ...one, now: given.now, row: from + n + 1 })));
    const sql = statementsOf(target, given);
    for (const kind of kinds) {
      if (sql[kind] === null) continue;
      const found = await transaction.query<{ key: string }>(sql[kind], [rows]);
      for (const { key } of found) changes[kind].push(key);
    }
  }
  for (const keys of Object.values(changes)) keys.sort();
  return changes;
}

function statementsOf(target: Target, { types, present }: Given) {
  const { table, key, columns, atFirst = {}, guard = 'true', replaces } = target;
  const sqlOf = (filled: Filled) => (typeof filled === 'string' ? `g."${filled}"` : filled[0]);
  const memberOf = (filled: Filled) => (typeof filled === 'string' ? filled : filled[1]);
  const typed = Object.entries(types).map(([name, type]) => `"${name}" ${type}`);
  const rows = `jsonb_to_recordset($1::text::jsonb) AS g (${typed.join(', ')})`;
  const made = Object.entries(columns).map(([name, filled]) => `${sqlOf(filled)} AS ${name}`);
  const given = `given AS (SELECT ${made.join(', ')} FROM ${rows})`;
  const same = key.map((name) => `t.${name} = given.${name}`).join(' AND ');
  const shown = `concat_ws(' ', ${(target.label ?? key.map((name) => `t.${name}`)).join(', ')}) AS key`;
  const changeable = Object.entries(columns)
    .filter(([name, filled]) => !key.includes(name) && present.has(memberOf(filled)))
    .map(([name]) => name);
  const list = (alias: string) => changeable.map((name) => `${alias}.${name}`).join(', ');
  // The numbers of new rows are taken for them alone, in their order.
  const first = [
    ...Object.entries(columns).map(([name, filled]) => [name, sqlOf(filled)] as const),
    ...Object.entries(atFirst),
  ];
  const isThere = key.map((name) => `t.${name} = ${sqlOf(columns[name] ?? name)}`).join(' AND ');
  return {
    removed:
      replaces === undefined
        ? null
        : `WITH ${given} DELETE FROM ${table} AS t WHERE ${replaces} IN (SELECT ${replaces} FROM given)
           AND NOT EXISTS (SELECT FROM given WHERE ${same}) RETURNING ${shown}`,
    changed:
      changeable.length === 0
        ? null
        : `WITH ${given} UPDATE ${table} AS t SET ${changeable.map((name) => `${name} = given.${name}`).join(', ')} FROM given
           WHERE ${same} AND ${guard} AND (${list('t')}) IS DISTINCT FROM (${list('given')}) RETURNING ${shown}`,
    added: `INSERT INTO ${table} AS t (${first.map(([name]) => name).join(', ')})
      SELECT ${first.map(([, sql]) => sql).join(', ')}
      FROM ${rows} WHERE NOT EXISTS (SELECT FROM ${table} AS t WHERE ${isThere}) ORDER BY g."row" RETURNING ${shown}`,
  };
}
