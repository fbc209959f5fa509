import { monthOf } from '../time/wall-time.ts';
import { PARIS, toWallTime } from '../time/zone.ts';

/** The last month, from 1 to 12, in which a card is valid. */
export interface Expiry {
  readonly expiresMonth: number;
  readonly expiresYear: number;
}

/** Whether a card has expired at `now` (milliseconds since 1970): its last month is over in Paris. */
export function isExpired({ expiresMonth, expiresYear }: Expiry, now: number): boolean {
  return `${expiresYear}-${String(expiresMonth).padStart(2, '0')}` < monthOf(toWallTime(now, PARIS));
}
