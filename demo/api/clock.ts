/** The server's one source of time; everything else is told it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** A clock that starts at `start` (milliseconds since 1970) and runs on from there; null follows the machine's (contract §6). */
export function startClock(start: number | null): Clock {
  if (start === null) return { now: () => Date.now() };
  const offset = start - Date.now();
  return { now: () => Date.now() + offset };
}

/** The clock's time as the header `Date` has it. */
export function httpDate(clock: Clock): string {
  return new Date(clock.now()).toUTCString();
}
