import { AsyncLocalStorage } from 'node:async_hooks';

/** The server's only source of time; everything else gets it as an argument. */
export interface Clock {
  /** Returns the milliseconds since 1970. */
  now(): number;
}

const MOST_REMEMBERED = 500;
const asked = new AsyncLocalStorage<Clock>();
const remembered = new Map<number, Clock>();

/**
 * Returns a clock that starts at `start` (milliseconds since 1970); if `start` is null, it follows the machine's clock
 * (C-now).
 */
export function startClock(start: number | null): Clock {
  const clock = start === null ? { now: () => Date.now() } : runningFrom(start);
  return { now: () => (asked.getStore() ?? clock).now() };
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
