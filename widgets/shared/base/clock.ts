/** What time it is for the product: the API's, from its last answer on; the device's until there is one (D-api-clock). */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Takes an instant that the API has just named. */
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
