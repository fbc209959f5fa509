import type { Database, Parameter } from '../database/database.ts';

/** How many rows a job handles in one run; the next run handles the others. */
export const BATCH = 200;

/** The id of the last row that each job has handled, by database and SQL. */
const positions = new WeakMap<Database, Map<string, string>>();

/**
 * Yields the next batch of a job's rows, in the order of their ids. The following batch begins after the last row that
 * was handled, so that rows that remain due do not block the others. `sql` selects `id` as text, has neither order nor
 * limit, and its parameters begin with `$2`.
 */
export async function* nextBatch<Row extends { readonly id: string }>(
  database: Database,
  sql: string,
  parameters: readonly Parameter[] = [],
): AsyncGenerator<Row> {
  const known = positions.get(database) ?? new Map<string, string>();
  positions.set(database, known);
  const read = (after: string) =>
    database.query<Row>(
      `SELECT * FROM (${sql}) AS due WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT ${BATCH}`,
      [after, ...parameters],
    );
  const after = known.get(sql) ?? '';
  const rows = await read(after);
  const batch = rows.length === 0 && after !== '' ? await read('') : rows;
  for (const row of batch) {
    known.set(sql, row.id);
    yield row;
  }
  if (batch.length < BATCH) known.set(sql, '');
}

/** The work of a job on one row failed; `cause` says why. */
export class RowFailed extends Error {
  /** The table and the id of the row. */
  readonly row: string;

  constructor(row: string, cause: unknown) {
    super(`The work on ${row} failed.`, { cause });
    this.row = row;
  }
}

/**
 * Waits for a job, or for its work on one row. Catches a failure and returns undefined, so that the other jobs and rows
 * are still handled.
 */
export type Each = <Result>(work: Promise<Result>) => Promise<Result | undefined>;
