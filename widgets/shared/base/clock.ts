/**
 * The product's clock: it follows the API's time since the last response, and the device's time before the first
 * response (D-api-clock).
 */
export interface Clock {
  /** Returns the milliseconds since 1970. */
  now(): number;
  /** Sets the clock to an instant that the API has just sent. */
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
