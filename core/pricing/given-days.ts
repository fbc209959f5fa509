import type { DateRange } from '../catalogue/slotted.ts';
import type { PlainDate } from '../time/wall-time.ts';
import { isWithin } from './free-slots.ts';

/**
 * Whether each of these days is in one of the periods of a person's memberships, so that the slots on these days stay
 * free.
 */
export function areGiven(freeDays: readonly PlainDate[], periods: readonly DateRange[]): boolean {
  return freeDays.every((day) => periods.some((period) => isWithin(day, period)));
}

/**
 * Whether slots are free only because of this period of a membership, so that it cannot be cancelled before them
 * (D-membership-terms). `others` are the other periods of the same person, `freeDays` the days of slots that
 * memberships made free.
 */
export function isInUse(period: DateRange, others: readonly DateRange[], freeDays: readonly PlainDate[]): boolean {
  return freeDays.some((day) => isWithin(day, period) && !others.some((other) => isWithin(day, other)));
}
