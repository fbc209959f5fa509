import { Locked } from '../api/database/busy.ts';
import type { Database } from '../api/database/database.ts';
import { failure } from '../api/logging.ts';

/** Whether the database answers, and whether it says that it takes writes: a standby answers queries only. */
export async function canRead(database: Database['urgent']): Promise<'writable' | 'read-only' | 'database'> {
  try {
    const [row] = await database.query<{ setting: string }>(
      `SELECT current_setting('transaction_read_only') AS setting`,
    );
    return row?.setting === 'off' ? 'writable' : 'read-only';
  } catch {
    return 'database';
  }
}

/** Ends the transaction of a trial, so that nothing is left of it. */
class TrialEnded extends Error {}

/**
 * Tries to write, and returns why that fails; null if it succeeds. The row goes into a new file of its table, because a
 * full disk refuses only what makes files longer; the rollback removes the file. While a backup reads the table, there is
 * no trial.
 */
export async function canWrite(database: Database['urgent']): Promise<ReturnType<typeof failure> | null> {
  try {
    await database.transaction(async ({ query, script }) => {
      await script(`SET LOCAL lock_timeout = '100ms'`);
      await query('TRUNCATE write_trial');
      await query('INSERT INTO write_trial (is_written) VALUES (true)');
      throw new TrialEnded();
    });
    return null;
  } catch (error) {
    return error instanceof TrialEnded || error instanceof Locked ? null : failure(error);
  }
}
