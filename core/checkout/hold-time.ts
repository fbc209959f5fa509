const MINUTE = 60_000;

/** How long a checkout keeps its places, in milliseconds (D-hold). */
export const HOLD_MS = 10 * MINUTE;

/** The longest time that a checkout keeps its places, however often the buyer asks for more time (D-hold-longer). */
const LONGEST_HOLD_MS = 60 * MINUTE;

/** How long before the end of a hold the buyer is offered more time. */
const OFFERED_MS = 2 * MINUTE;

/** Returns the latest possible end of a hold made at `heldAt`. All times are milliseconds since 1970. */
export function latestEnd(heldAt: number): number {
  return heldAt + LONGEST_HOLD_MS;
}

/** Returns the new end of a hold that is extended at `now`; null if the hold already has its latest possible end. */
export function longerEnd(expiresAt: number, latest: number, now: number): number | null {
  return expiresAt >= latest ? null : Math.max(expiresAt, Math.min(now + HOLD_MS, latest));
}

/** Whether more time is offered to the buyer. */
export function offersMoreTime(expiresAt: number, latest: number, now: number): boolean {
  return now < expiresAt && expiresAt - now <= OFFERED_MS && longerEnd(expiresAt, latest, now) !== null;
}
