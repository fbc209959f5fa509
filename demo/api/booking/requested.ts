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
  /** Whether the buyer joins the waiting list if the slot is full. */
  readonly mayWait: boolean;
}

/**
 * Reads the slots with these ids, in time order, so that a chain does not depend on the order in which its slots were
 * sent. Throws a `not-found` problem that names the slots that are in no schedule.
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

/** Finds the slots with these ids, in time order, and lists the ids that are not in a schedule, or no longer. */
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
 * Returns the offer of the slots; if they are of several offers, throws an `other-offer` problem that names the slots
 * of the others (D-refusal-other-offer).
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

/**
 * Returns the slot with this id in the weekly schedule, whatever the period and days off of the offer: `refusal` judges
 * those.
 */
function slotAt(offer: SlottedOffer, id: SlotId): Slot | undefined {
  const start = parseSlotId(id)?.start;
  if (start === undefined) return undefined;
  const always = { ...offer, startSlotted: null, endSlotted: null, daysOff: [] };
  // An id may name a time of the schedule that the spring clock change skips; the slot then starts at the moved time
  // (D-moved-slot).
  const moved = adjustGap(start);
  return slotsOf(always, dateOf(moved)).find((slot) => slot.start === moved);
}

/** Sorts by start and id; of the same slot, a place to book comes before a place to wait for. */
function inOrder(a: Requested, b: Requested): number {
  const [idA, idB] = [a, b].map(({ slot, mayWait }) => `${slot.start} ${slot.id} ${Number(mayWait)}`);
  return (idA ?? '') < (idB ?? '') ? -1 : Number((idA ?? '') > (idB ?? ''));
}
