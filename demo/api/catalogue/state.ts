import type { Queryable } from '../database/database.ts';
import { type Share, sharing } from '../sharing.ts';

const shares = new WeakMap<Queryable, Share>();

/**
 * Returns a text that is another one after each transaction that has written and after each hold that has ended at `now`
 * (milliseconds since 1970), swept or not: as long as it is the same, what was read after it still holds. Callers share a
 * statement.
 * Source: https://www.postgresql.org/docs/18/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
export function stateOf(database: Queryable, now: number): Promise<string> {
  const share = shares.get(database) ?? sharing();
  shares.set(database, share);
  return share(`${Math.floor(now / 1000)}`, async () => {
    // A server that takes over counts transactions from where it has come to.
    const [row] = await database.query<{ state: string }>(
      `SELECT concat_ws(' ', pg_current_snapshot(), pg_postmaster_start_time(),
         (SELECT count(*) FROM hold WHERE state = 'live' AND expires_at <= $1)) AS state`,
      [now],
    );
    return row?.state ?? '';
  });
}
