import type { Selection } from '../booking/selection.ts';
import type { DateRange } from '../catalogue/slotted.ts';
import { dateOf, type PlainDate } from '../time/wall-time.ts';

/** Which slots of a selection are free, in the order of the selection. */
export interface FreeSlots {
  readonly isFree: readonly boolean[];
  /** The index of the membership that makes each slot free; null if the offer makes it free, or if it is paid. */
  readonly by: readonly (number | null)[];
}

/**
 * Returns which slots are free: the slots on days of the memberships (Paris days, both ends included), or the first
 * `offer.freeSlot` slots of the selection if these are more (D-free-slots). Waiting slots cost nothing yet and are
 * skipped.
 */
export function freeSlots(
  selection: Selection,
  offer: { readonly freeSlot: number },
  memberships: readonly DateRange[],
): FreeSlots {
  const by = selection.map(({ start, isWaitBooking }) => {
    const at = memberships.findIndex((range) => !isWaitBooking && isWithin(dateOf(start), range));
    return at < 0 ? null : at;
  });
  let left = offer.freeSlot;
  const own = selection.map(({ isWaitBooking }) => {
    if (isWaitBooking || left <= 0) return false;
    left -= 1;
    return true;
  });
  const given = by.map((at) => at !== null);
  return countOf(own) > countOf(given) ? { isFree: own, by: by.map(() => null) } : { isFree: given, by };
}

function countOf(isFree: readonly boolean[]): number {
  return isFree.filter(Boolean).length;
}

/** Whether a day is in a range, both ends included. */
export function isWithin(day: PlainDate, range: DateRange): boolean {
  return range.start <= day && day <= range.end;
}
