import { Later } from './problem.ts';

/** How many wrong guesses somebody has, and until when they count. */
interface Counted {
  wrong: number;
  readonly until: number;
}

/** Somebody who guesses, and how many wrong guesses they have. */
export interface Guesser {
  readonly name: string;
  readonly most: number;
}

/** Counts wrong guesses, in the memory of this process. */
export interface GuessLimit {
  /**
   * Counts a guess of all these guessers at `now` (milliseconds since 1970), before it is known to be wrong, because
   * many may be made at the same time. Returns a function that takes it back. Throws a `rate-limited` problem if one of
   * the guessers has no guess left.
   */
  count(guessers: readonly Guesser[], now: number): () => void;
}

/** Returns a limit whose guesses count for `within` milliseconds from the first one on. */
export function guessLimit(within: number): GuessLimit {
  const counts = new Map<string, Counted>();

  const forgetEnded = (now: number) => {
    for (const [name, { until }] of counts) {
      if (until > now) return;
      counts.delete(name);
    }
  };
  const takeBack = (name: string) => {
    const counted = counts.get(name);
    if (!counted) return;
    counted.wrong -= 1;
    if (counted.wrong === 0) counts.delete(name);
  };

  return {
    count: (guessers, now) => {
      forgetEnded(now);
      for (const { name, most } of guessers) {
        const { wrong, until } = counts.get(name) ?? { wrong: 0, until: now };
        if (wrong >= most) throw new Later('rate-limited', Math.ceil((until - now) / 1000));
      }
      for (const { name } of guessers) {
        const counted = counts.get(name) ?? { wrong: 0, until: now + within };
        counted.wrong += 1;
        counts.set(name, counted);
      }
      return () => {
        for (const { name } of guessers) takeBack(name);
      };
    },
  };
}
