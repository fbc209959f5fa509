import type { Queryable } from '../database/database.ts';
import { type Share, sharing } from '../sharing.ts';
import { momentOf } from './listed.ts';

/**
 * Returns the kept answer of a key or, if anything was written since or another minute has begun, that of `make`, which
 * gets the kept one. `now` is in milliseconds since 1970. Simultaneous callers share an answer.
 */
export type KeepAnswer<Answer> = (
  key: string,
  now: number,
  make: (earlier: Answer | undefined) => Promise<Answer>,
) => Promise<Answer>;

interface Limits<Answer> {
  readonly most?: number;
  readonly isSmall?: (answer: Answer) => boolean;
}

/** Returns a function that keeps small answers, `most` at most, of which the oldest is forgotten first. */
export function keepingAnswers<Answer>(
  database: Queryable,
  { most = 1000, isSmall = () => true }: Limits<Answer> = {},
): KeepAnswer<Answer> {
  const kept = new Map<string, { readonly state: string; readonly answer: Answer }>();
  const share = sharing();
  return (key, now, make) =>
    share(`${key} ${Math.floor(now / 1000)}`, async () => {
      const known = kept.get(key);
      // Read before the answer is made, so that the answer is never older.
      const state = `${momentOf(now)} ${await stateOf(database, now)}`;
      if (known?.state === state) return known.answer;
      const answer = await make(known?.answer);
      kept.delete(key);
      if (isSmall(answer)) kept.set(key, { state, answer });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return answer;
    });
}

const shares = new WeakMap<Queryable, Share>();

/**
 * Returns a text that is another one after each transaction that has written and after each hold that has ended at `now`
 * (milliseconds since 1970), swept or not: as long as it is the same, what was read after it still holds. Callers share a
 * statement.
 * Source: https://www.postgresql.org/docs/18/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
function stateOf(database: Queryable, now: number): Promise<string> {
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
