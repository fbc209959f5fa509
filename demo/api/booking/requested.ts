import { slotsOf } from '../../../core/booking/day-slots.ts';
import { parseSlotId, type Slot, type SlotId } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { adjustGap } from '../../../core/time/zone.ts';
import { asOffer, findOffersById } from '../catalogue/offers.ts';
import type { Queryable } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** A slot of a request, and its offer. */
export interface Requested {
  readonly slot: Slot;
  readonly offer: SlottedOffer;
  /** Whether its waiting list is joined if the slot is full. */
  readonly mayWait: boolean;
}

/**
 * Reads the slots with these ids, in time order, so that the order in which they were sent does not break a chain.
 * Throws a `not-found` problem with those that are in no schedule.
 */
export async function readRequested(
  database: Queryable,
  ids: readonly string[],
  waiting: readonly string[] = [],
): Promise<readonly Requested[]> {
  const { found, unknown } = await findRequested(database, ids, waiting);
  if (unknown.length > 0) {
    throw new Problem('not-found', { slots: unknown.map((id) => ({ id, code: 'not-found' })) });
  }
  return found;
}

/** Finds the same slots, and the ids that are in no schedule, or not any more. */
export async function findRequested(
  database: Queryable,
  ids: readonly string[],
  waiting: readonly string[] = [],
): Promise<{ readonly found: readonly Requested[]; readonly unknown: readonly string[] }> {
  const named = [
    ...ids.map((id) => ({ id, mayWait: false, parsed: parseSlotId(id) })),
    ...waiting.map((id) => ({ id, mayWait: true, parsed: parseSlotId(id) })),
  ];
  const offerIds = [...new Set(named.flatMap(({ parsed }) => parsed?.offerId ?? []))];
  const rows = await findOffersById(database, offerIds);
  const offers = new Map(rows.map((row) => [row.id, asOffer(row)]));
  const all = named.map(({ id, mayWait, parsed }) => {
    const offer = parsed && offers.get(parsed.offerId);
    const slot = offer && slotAt(offer, id as SlotId);
    return slot ? { slot, offer, mayWait } : id;
  });
  return {
    found: all.filter((one) => typeof one !== 'string').sort(inOrder),
    unknown: all.filter((one) => typeof one === 'string'),
  };
}

/**
 * Returns the offer of the slots; throws an `other-offer` problem with the slots of other offers
 * (D-refusal-other-offer).
 */
export function offerOf(requested: readonly Requested[]): SlottedOffer {
  const [first] = requested;
  if (!first) throw new Problem('not-found');
  const others = requested.filter(({ slot }) => slot.offerId !== first.offer.id);
  if (others.length > 0) {
    throw new Problem('other-offer', { slots: others.map(({ slot }) => ({ id: slot.id, code: 'other-offer' })) });
  }
  return first.offer;
}

/** Returns the slot in the schedule; `refusal` judges the offer's period and days off. */
function slotAt(offer: SlottedOffer, id: SlotId): Slot | undefined {
  const start = parseSlotId(id)?.start;
  if (start === undefined) return undefined;
  const always = { ...offer, startSlotted: null, endSlotted: null, daysOff: [] };
  // An id may name the time that the schedule has in the spring gap (D-moved-slot).
  const moved = adjustGap(start);
  return slotsOf(always, dateOf(moved)).find((slot) => slot.start === moved);
}

/** Sorts slots to book before slots to wait for. */
function inOrder(a: Requested, b: Requested): number {
  const [idA, idB] = [a, b].map(({ slot, mayWait }) => `${slot.start} ${slot.id} ${Number(mayWait)}`);
  return (idA ?? '') < (idB ?? '') ? -1 : Number((idA ?? '') > (idB ?? ''));
}
