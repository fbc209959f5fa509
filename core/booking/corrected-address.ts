/** How often the confirmation of one order can be sent again. */
const MOST_CORRECTIONS = 3;

/**
 * How long after the order the address can be corrected, in milliseconds; the guest's token may end earlier
 * (D-guest-token).
 */
const CORRECTABLE_MS = 60 * 60_000;

/** The data that decides whether the address of an order can be corrected. */
export interface Addressed {
  readonly state: 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';
  /** Whether a guest made the order. */
  readonly isGuests: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** How often the address has been corrected. */
  readonly corrections: number;
}

/**
 * Returns until when a guest can have the confirmation sent to another address, in milliseconds since 1970; null if
 * this is not possible, or if no correction is left (D-corrected-address).
 */
export function correctableUntil({ state, isGuests, createdAt, corrections }: Addressed): number | null {
  return isGuests && state === 'confirmed' && corrections < MOST_CORRECTIONS ? createdAt + CORRECTABLE_MS : null;
}
