import type { Selection } from '../booking/selection.ts';
import type { DateRange } from '../catalogue/slotted.ts';
import { dateOf, type PlainDate } from '../time/wall-time.ts';

/** Which slots of a selection cost nothing, in its order. */
export interface FreeSlots {
  readonly isFree: readonly boolean[];
  /** The position of the membership that gives each free slot; null if the offer does, or if the slot is paid. */
  readonly by: readonly (number | null)[];
}

/**
 * Returns the slots on days of the memberships (Paris days, both included), or the offer's own free slots, the
 * earliest, if these are more (D-free-slots). Waiting slots cost nothing yet and are skipped.
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

/** Whether a day is one of a range, both ends included. */
export function isWithin(day: PlainDate, range: DateRange): boolean {
  return range.start <= day && day <= range.end;
}
