import type { Refusal } from '../../../../core/booking/refusal.ts';
import type { Translate } from '../intl.ts';
import type { RefusalKey, RefusalText } from './messages.ts';

/** Why a slot cannot be had, in full. */
export function fullReason(refusal: Refusal, t: Translate<RefusalKey>): string {
  return t(textOf(refusal), 'limit' in refusal ? { limit: refusal.limit } : {});
}

/** The same in short, for the slot itself. */
export function shortReason(refusal: Refusal, t: Translate<RefusalKey>): string {
  return t(`${textOf(refusal)} short`);
}

/** Two refusals have texts of their own (D-refusal-texts). */
function textOf(refusal: Refusal): RefusalText {
  if (refusal.case === 'already-booked' && refusal.isElsewhere) return 'booked-elsewhere';
  return refusal.case === 'monthly-limit' && refusal.limit === 0 ? 'no-booking' : refusal.case;
}
