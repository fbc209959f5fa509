import { AsyncLocalStorage } from 'node:async_hooks';

/** The server's only source of time; everything else gets it as an argument. */
export interface Clock {
  /** Returns the milliseconds since 1970. */
  now(): number;
  /** Follows a source that several processes share; does nothing if the clock was given a start. */
  follow?(read: () => Promise<number>): Promise<void>;
  /** Returns by how many milliseconds the machine's clock is ahead of the source that is followed. */
  ahead?(): number;
}

const MOST_REMEMBERED = 500;
const asked = new AsyncLocalStorage<Clock>();
const remembered = new Map<number, Clock>();

/**
 * Returns a clock that starts at `start` (milliseconds since 1970); if `start` is null, it is the machine's clock until
 * it follows another (C-now).
 */
export function startClock(start: number | null): Clock {
  let clock: Clock = start === null ? { now: () => Date.now() } : runningFrom(start);
  return {
    ahead: () => (start === null ? Date.now() - clock.now() : 0),
    now: () => (asked.getStore() ?? clock).now(),
    follow: async (read) => {
      if (start !== null) return;
      const before = performance.now();
      const told = await read();
      const after = performance.now();
      // The source was read between the two; the machine's clock may be set at any time, `performance` not.
      clock = { now: () => Math.round(told + performance.now() - (before + after) / 2) };
    },
  };
}

/**
 * Runs `work`, and everything asynchronous that it starts, under a clock that was at `instant` (milliseconds since
 * 1970) when that instant was first requested. Only the latest few hundred instants are remembered.
 */
export function atInstant(instant: number, work: () => void): void {
  const clock = remembered.get(instant) ?? runningFrom(instant);
  remembered.delete(instant);
  remembered.set(instant, clock);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  asked.run(clock, work);
}

/** Returns the clock's time as a `Date` header. */
export function httpDate(clock: Clock): string {
  return new Date(clock.now()).toUTCString();
}

function runningFrom(start: number): Clock {
  const offset = start - Date.now();
  return { now: () => Date.now() + offset };
}
