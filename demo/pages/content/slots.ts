import { NO_BOOKINGS } from '../../../core/booking/bookings.ts';
import { columnsOf } from '../../../core/booking/day-slots.ts';
import { nextOpenDay } from '../../../core/booking/opening.ts';
import { isPast, placesLeft } from '../../../core/booking/refusal.ts';
import { NOTHING_SELECTED } from '../../../core/booking/selection.ts';
import { openDays } from '../../../core/booking/shown-days.ts';
import { type Slot, slotId } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { dateOf, type PlainDate, wallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { asOffer, findOffer, findOffersOf } from '../../api/catalogue/offers.ts';
import { parseReference } from '../../api/catalogue/reference.ts';
import { readBooked } from '../../api/orders/booked.ts';
import type { Catalogue } from './catalogue.ts';

/** The slots of seven days, without those that have begun. */
export interface Week {
  readonly offers: readonly SlottedOffer[];
  readonly days: readonly { readonly date: PlainDate; readonly slots: readonly OpenSlot[] }[];
}

/** A slot with its offer and the number of places left. */
export interface OpenSlot {
  readonly slot: Slot;
  readonly offer: SlottedOffer;
  readonly left: number;
}

const DAYS = 7;

/** Reads the slotted offer with this id or url; null if there is none. */
export async function readOffer({ database }: Catalogue, url: string): Promise<SlottedOffer | null> {
  const row = await findOffer(database, parseReference(url));
  return row && asOffer(row);
}

/** Reads a provider's slotted offers. */
export async function readOffersOf({ database }: Catalogue, providerId: number): Promise<readonly SlottedOffer[]> {
  return (await findOffersOf(database, providerId)).map(asOffer);
}

/** Reads seven days of the offers of one provider, beginning with the first day that has a slot to choose. */
export async function readWeek({ database, clock }: Catalogue, offers: readonly SlottedOffer[]): Promise<Week> {
  const [offer, ...others] = offers;
  if (!offer) return { offers, days: [] };
  const now = clock.now();
  const today = dateOf(toWallTime(now, PARIS));
  const which = others.length === 0 ? { offerId: offer.id } : { providerId: offer.provider.id };
  const booked = await readBooked(database, which, null, wallTime(today, '00:00'), now);
  const taken = new Map(booked.map((one) => [slotId(one.slottedId, one.start), one.taken]));
  const first = nextOpenDay({ offers, taken, today, now }, today) ?? today;
  const offerOf = new Map(offers.map((one) => [one.id, one]));
  const bookings = { ...NO_BOOKINGS, taken };
  const days = columnsOf(openDays(first, DAYS, offers), offers).map(({ date, slots }) => ({
    date,
    slots: slots
      .filter((slot) => !isPast(slot, now))
      .map((slot) => ({
        slot,
        offer: offerOf.get(slot.offerId) ?? offer,
        left: Math.max(0, placesLeft(slot, NOTHING_SELECTED, bookings)),
      })),
  }));
  return { offers, days };
}
