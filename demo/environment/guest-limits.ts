import { type Variables, wholeNumber } from './variable.ts';

/** The default of `RATE_LIMIT`, requests a minute. */
export const USUAL_RATE = 1200;

/** What people without an account may do at most (D-guest-places, D-mail-limits). */
export interface GuestLimits {
  /** The places that guests may hold of an offer at the same time, in per cent of what is left of it. */
  readonly share: number;
  /** The places that guests of one network may hold at the same time. */
  readonly places: number;
  /** The orders of guests of one network in an hour. */
  readonly orders: number;
  /** The mails to an address in a day, as long as no link of theirs was opened. */
  readonly mails: number;
}

/**
 * Reads the limits of guests. A network that may make more requests than usual may also hold more places and order more
 * often.
 */
export function readGuestLimits(variables: Variables, rateLimit: number): GuestLimits {
  const scaled = (usual: number) => Math.max(usual, Math.floor((usual * rateLimit) / USUAL_RATE));
  return {
    share: wholeNumber(variables, 'GUEST_SHARE', 50, 1, 100),
    places: wholeNumber(variables, 'GUEST_PLACES', scaled(24), 1, 1_000_000),
    orders: wholeNumber(variables, 'GUEST_ORDERS', scaled(60), 1, 1_000_000),
    mails: wholeNumber(variables, 'GUEST_MAILS', 10, 1, 1_000_000),
  };
}
