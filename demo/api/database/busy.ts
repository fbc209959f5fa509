import { setTimeout as sleep } from 'node:timers/promises';
import { Overloaded } from '../in-turn.ts';
import { isLost } from './lost.ts';

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

/** PostgreSQL's codes for a lock that could not be had in time, a server that takes no more connections, and a full disk. */
const LOCKED = '55P03';
const FULL = '53300';
const NO_ROOM = '53100';

const FULL_PAUSE_MS = 50;

const LATE = /^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** The database cannot do the work now; the same work may be tried again. */
export class Unavailable extends Overloaded {
  override readonly name: string = 'Unavailable';
  readonly code: string;

  constructor(cause: unknown) {
    super(AGAIN_S);
    this.cause = cause;
    this.code = String(codeOf(cause) ?? 'lost');
  }
}

/** Another transaction has locked a row or a table for too long. */
export class Locked extends Unavailable {
  override readonly name = 'Locked';
}

/** The disk of the database is full. */
export class NoRoom extends Unavailable {
  override readonly name = 'NoRoom';
}

/** The connection was lost during COMMIT, so that nobody knows whether the transaction was committed. */
export class Unconfirmed extends Unavailable {
  override readonly name = 'Unconfirmed';
}

/**
 * Runs `work`, and runs it again while the server takes no more connections. Throws a `Locked` if it has waited too long
 * for a lock, an `Overloaded` if it has waited too long for a connection or an answer, an `Unavailable` if it has lost
 * its connection, and a `NoRoom` if the disk is full.
 */
export async function unlessBusy<Result>(work: () => Promise<Result>, { turn }: Patience): Promise<Result> {
  const end = performance.now() + turn;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (code === LOCKED) throw new Locked(error);
      if (code === NO_ROOM) throw new NoRoom(error);
      if (isLost(error)) throw new Unavailable(error);
      if (isLate(error) || (code === FULL && performance.now() > end)) throw new Overloaded(AGAIN_S);
      if (code !== FULL) throw error;
      await sleep(FULL_PAUSE_MS);
    }
  }
}

/** Whether there was no connection, or no answer, in time. These errors of pg have no code. */
export function isLate(error: unknown): boolean {
  return error instanceof Error && LATE.test(error.message);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
