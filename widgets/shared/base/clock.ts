/** The product's clock: the API's time since its last response, the device's before the first one (D-api-clock). */
export interface Clock {
  /** Returns the milliseconds since 1970. */
  now(): number;
  /** Sets the clock to an instant that the API has just named. */
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
