import type { Database, Parameter } from '../database/database.ts';

/** How many rows one run of a job takes on; the next run takes the others. */
export const BATCH = 200;

/** The last row that each job has handled, by its database. */
const positions = new WeakMap<Database, Map<string, string>>();

/**
 * Returns the next batch of a job's rows, one after the other, in the order of their ids. The batch after it begins
 * behind the last row that was handled, so that rows that stay do not keep the others waiting. `sql` selects `id` as
 * text, has neither order nor limit, and its parameters begin with `$2`.
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

/**
 * Waits for a job, or its work on one row. A failure, such as a payment provider's, is kept from stopping the others,
 * and gives undefined.
 */
export type Each = <Result>(work: Promise<Result>) => Promise<Result | undefined>;
