import type { PlainDate } from '../time/wall-time.ts';
import type { BookingRules } from './slotted.ts';

/** Whether an offer has ended on `today`: its last day is over, or has no slot to come (D-nothing-to-choose). */
export function hasEnded(
  { endSlotted }: Pick<BookingRules, 'endSlotted'>,
  today: PlainDate,
  hasSlotsToCome: boolean,
): boolean {
  return endSlotted !== null && (endSlotted < today || (endSlotted === today && !hasSlotsToCome));
}
