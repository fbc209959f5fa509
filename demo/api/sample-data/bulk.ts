import type { Transaction } from '../database/database.ts';

const ROWS_A_STATEMENT = 5000;

/**
 * Inserts many rows in few statements. `columns` has the SQL type of each column; the members of a row have the names
 * of the columns. If the id of a row is there already, only its columns in `changes` are written.
 */
export async function insertAll<Column extends string>(
  transaction: Transaction,
  table: string,
  columns: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, unknown>>[],
  changes: readonly NoInfer<Column>[] = [],
): Promise<void> {
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
  const changed = changes.map((name) => `${name} = excluded.${name}`).join(', ');
  const onConflict = changed === '' ? '' : `ON CONFLICT (id) DO UPDATE SET ${changed}`;
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await transaction.query(
      `INSERT INTO ${table} (${names})
       SELECT ${names} FROM jsonb_to_recordset($1::text::jsonb) AS given (${typed}) ${onConflict}`,
      [JSON.stringify(rows.slice(from, from + ROWS_A_STATEMENT))],
    );
  }
}
