import { parseSlotId, type Slot, type SlotId } from '../../../core/booking/slot.ts';
import { slotsOf } from '../../../core/booking/week.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { asOffer, findOffersById, type OfferRow } from '../catalogue/offers.ts';
import type { Queryable } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** A session that somebody asks for, and its offer. */
export interface Requested {
  readonly slot: Slot;
  readonly offer: SlottedOffer;
  readonly row: OfferRow;
}

/**
 * The sessions that the ids name, in date order, so that a chain of consecutive slots holds however it was sent. A
 * `not-found` problem names those that no schedule has.
 */
export async function readRequested(database: Queryable, ids: readonly string[]): Promise<readonly Requested[]> {
  const named = ids.map((id) => ({ id, parsed: parseSlotId(id) }));
  const offerIds = [...new Set(named.flatMap(({ parsed }) => parsed?.offerId ?? []))];
  const rows = await findOffersById(database, offerIds);
  const offers = new Map(rows.map((row) => [row.id, { row, offer: asOffer(row) }]));
  const found = named.map(({ id, parsed }) => {
    const known = parsed && offers.get(parsed.offerId);
    const slot = known && sessionAt(known.offer, id as SlotId);
    return slot ? { ...known, slot } : id;
  });
  const unknown = found.filter((one) => typeof one === 'string');
  if (unknown.length > 0) {
    throw new Problem('not-found', { slots: unknown.map((id) => ({ id, code: 'not-found' })) });
  }
  return found.filter((one) => typeof one !== 'string').sort(inOrder);
}

/** The session of the schedule; its period and days off are for `refusal` to judge. */
function sessionAt(offer: SlottedOffer, id: SlotId): Slot | undefined {
  const start = parseSlotId(id)?.start;
  if (start === undefined) return undefined;
  const always = { ...offer, startSlotted: null, endSlotted: null, daysOff: [] };
  return slotsOf(always, dateOf(start)).find((slot) => slot.id === id);
}

function inOrder(a: Requested, b: Requested): number {
  const [idA, idB] = [`${a.slot.start} ${a.slot.id}`, `${b.slot.start} ${b.slot.id}`];
  return idA < idB ? -1 : Number(idA > idB);
}
