import type { Queryable } from '../database/database.ts';
import { sharing } from '../sharing.ts';
import { momentOf } from './listed.ts';
import { stateOf } from './state.ts';

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
