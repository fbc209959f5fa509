import type { Writable } from 'node:stream';

/** What transactions have changed of what everybody sees of the calendars. */
export interface Touched {
  /** The ids of places of which others are taken. */
  readonly places: ReadonlySet<string>;
  /** Offers of which everything may be different, as after a change of the schedule. */
  readonly offers: ReadonlySet<number>;
  /** Whether everything of all offers may be different. */
  readonly isAll: boolean;
}

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
