import type { Database, Parameter } from '../database/database.ts';

/** How many rows one run of a job takes on; the next run takes the others. */
export const BATCH = 200;

/** How far each job has come, by its database: the last row of its last batch. */
const positions = new WeakMap<Database, Map<string, string>>();

/**
 * Returns the next batch of a job's rows, in the order of their ids: each goes on after the one before, so that rows that stay do not
 * keep the others waiting. `sql` selects `id` as text, has neither order nor limit, and its parameters
 * begin with `$2`.
 */
export async function nextBatch<Row extends { readonly id: string }>(
  database: Database,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<readonly Row[]> {
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
  known.set(sql, batch.length < BATCH ? '' : (batch.at(-1)?.id ?? ''));
  return batch;
}

/** Waits for a job, or its work on one row. A failure, such as a payment provider's, is kept from stopping the others. */
export type Each = (work: Promise<unknown>) => Promise<unknown>;
