/** The current time: the API's, from its latest response on; the device's until there is one (D-api-clock). */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Takes over an instant that the API has just sent. */
  set(instant: number): void;
}

export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    set(instant) {
      ahead = instant - Date.now();
    },
  };
}
