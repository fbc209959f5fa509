import { Overloaded } from '../in-turn.ts';

/** How long work waits for others, in milliseconds. */
export interface Patience {
  /** How long a statement waits for a row or a table that another transaction has locked. */
  readonly lock: number;
  /** How long a statement waits for a connection, and a transaction for its turn. */
  readonly turn: number;
}

/** The patience of calls; browsers wait 15 s for the whole response. */
export const OF_CALLS: Patience = { lock: 3_000, turn: 10_000 };

/** After how many seconds a call may be made again. */
const AGAIN_S = 3;

/** PostgreSQL's code for a lock that could not be had in time. */
const LOCKED = '55P03';

/** Another transaction has locked a row or a table for too long; the same work may be tried again. */
export class Locked extends Overloaded {
  override readonly name = 'Locked';
  readonly code = LOCKED;
}

/**
 * Runs `work`. Throws a `Locked` if it has waited too long for a lock, and an `Overloaded` if it has waited too long for
 * a connection of the pool.
 */
export async function unlessBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCKED) throw new Locked(AGAIN_S);
    // This error of pg has no code.
    if (error instanceof Error && /^timeout exceeded when trying to connect/.test(error.message)) {
      throw new Overloaded(AGAIN_S);
    }
    throw error;
  }
}
