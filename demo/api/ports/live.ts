import type { Writable } from 'node:stream';
import type { Touched } from '../database/touched.ts';

/** What a client asks for. */
export interface Asked {
  readonly offers: ReadonlySet<number>;
  /** Whom the stream is counted for. */
  readonly network: string;
}

/** Tells browsers which places are taken (D-live). */
export interface Live {
  /** Receives what a transaction of this process has touched. */
  tell(touched: Touched): void;
  /** Returns the id with which a stream begins that misses nothing of a list that is read now; null if there are none. */
  base(): string | null;
  /** Whether there are streams. */
  readonly isOffered: boolean;
  /** Throws a problem if there is no room for a stream. */
  requireRoom(asked: Asked): void;
  /** Sends a stream's first events, after the notice `after` if it is given, and then, unless `isOnce`, all others. */
  open(asked: Asked, after: string | null, target: Writable, isOnce: boolean): void;
  /** Returns the number of open streams. */
  count(): number;
  /** Ends all streams. */
  end(): void;
  /** Tells what is left, and ends. */
  stop(): Promise<void>;
}
