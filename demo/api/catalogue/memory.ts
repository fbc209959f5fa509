import type { Queryable } from '../database/database.ts';
import { keepingAnswers } from './kept-answers.ts';
import { nowParameter } from './listed.ts';

/** An answer, and the ids of the rows of `place` whose `taken` it depends on. */
export interface Made<Answer> {
  readonly answer: Answer;
  readonly places: readonly string[];
}

interface Kept extends Made<object> {
  /** The facts that were read before the answer was made; null if they lack some of the places of the answer. */
  readonly facts: string | null;
}

/** A cache of answers about the catalogue; an answer is kept as long as everything in it is true. */
export interface Memory {
  /**
   * Returns the kept answer of this key or, if anything in it may have changed, the answer of `make`. If anything was
   * written, one statement shows whether a row of the catalogue, a number of taken places, the day, the `moment` or the
   * set of ended events has changed.
   */
  answer<Answer extends object>(
    key: string,
    moment: string,
    now: number,
    make: () => Promise<Made<Answer>>,
  ): Promise<Answer>;
}

/** Opens a cache of at most `most` answers. */
export function openMemory(database: Queryable, most = 1000): Memory {
  const keep = keepingAnswers<Kept>(database, { most });
  return {
    answer: async <Answer extends object>(
      key: string,
      moment: string,
      now: number,
      make: () => Promise<Made<Answer>>,
    ) => {
      const { answer } = await keep(key, now, async (earlier) => {
        const asked = earlier?.places ?? [];
        const facts = `${moment} ${await readFacts(database, asked, now)}`;
        if (earlier?.facts === facts) return earlier;
        const made = await make();
        return { ...made, facts: made.places.every((place) => asked.includes(place)) ? facts : null };
      });
      return answer as Answer;
    },
  };
}

/**
 * Reads the facts that answers depend on: the day (offers end at the end of a day), the version of the catalogue, the
 * time at which an event last ended, and how many of these places are taken.
 */
async function readFacts(database: Queryable, places: readonly string[], now: number): Promise<string> {
  const wallNow = nowParameter(now);
  const [row] = await database.query<{ facts: string }>(
    `SELECT concat_ws(' ', (SELECT version FROM catalogue_version),
       (SELECT max(ends_at) FROM event WHERE is_active AND ends_at <= $1::timestamp),
       ARRAY(SELECT (SELECT taken FROM place WHERE id = asked) FROM unnest($2::text[]) AS asked)) AS facts`,
    [wallNow, places],
  );
  return `${wallNow.slice(0, 10)} ${row?.facts}`;
}
