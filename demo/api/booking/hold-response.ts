import { cancellationDeadline } from '../../../core/booking/cancellation.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import { itemPayload } from '../catalogue/item-payload.ts';
import { pictureOf } from '../catalogue/picture.ts';
import { SELLER, type Seller } from '../catalogue/seller.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { Goods } from '../pricing/goods.ts';
import { pricedKept } from '../pricing/kept.ts';
import { priceOf } from '../pricing/price.ts';
import { Problem } from '../problem.ts';
import type { Wishes } from '../schemas/basket.ts';
import type { HoldResponse } from '../schemas/booking.ts';
import type { Quote } from '../schemas/quote.ts';
import { wallText } from '../wall-text.ts';
import { type Basket, basketOfHold, goodsOf } from './basket.ts';
import { pendingOf } from './held-order.ts';
import { judgeDates } from './judge-slots.ts';
import { type HoldRow, latestEndOf, readLiveHold } from './own-hold.ts';
import { waitingListLengths } from './waiting-of-orders.ts';

/**
 * Reads a live hold of the caller, with the price of the wishes that are kept with it. Throws the same problems as
 * `readLiveHold`.
 */
export async function readHold(database: Queryable, caller: Caller, id: string, now: number): Promise<HoldResponse> {
  const hold = await readLiveHold(database, caller, id, now);
  return holdResponse(database, caller, { ...hold, id, goods: goodsOf(await basketOfHold(database, id)) }, now);
}

/** A live hold with what it holds. */
interface HeldGoods extends Pick<HoldRow, 'expires_at' | 'held_at' | 'wishes' | 'draft'> {
  readonly id: string;
  readonly goods: Goods;
}

/** Returns a live hold as the response shows it, with the price of the wishes that are kept with it. */
export async function holdResponse(
  database: Queryable,
  caller: Caller,
  { id, goods, ...hold }: HeldGoods,
  now: number,
): Promise<HoldResponse> {
  const kept = await pricedKept(database, caller, goods, hold, now);
  const head = { id, expiresAt: isoOf(hold.expires_at), latestExpiry: isoOf(latestEndOf(hold)), ...kept };
  if (goods.case === 'item') {
    const { item } = goods;
    const keepsPlaces = item.kind !== 'membership-option';
    const shown = await readShown(database, { provider: item.provider.id, item: item.ref, start: item.start });
    return { ...head, keepsPlaces, ...shown, slots: [], item: itemPayload(item), slotted: null, user: item.provider };
  }
  const { offer, selection } = goods;
  const waiting = selection.filter((slot) => slot.isWaitBooking).map((slot) => slot.id);
  const lengths = await waitingListLengths(database, waiting);
  return {
    ...head,
    keepsPlaces: waiting.length < selection.length,
    slots: selection.map((slot) => ({
      id: slot.id,
      start: wallText(slot.start),
      end: wallText(slot.end),
      waiting: slot.isWaitBooking,
      position: slot.isWaitBooking ? (lengths.get(slot.id) ?? 0) + 1 : null,
    })),
    item: null,
    slotted: { id: offer.id, title: offer.title, url: offer.url },
    ...(await readShown(database, {
      provider: offer.provider.id,
      slotted: offer.id,
      start: selection.find((slot) => !slot.isWaitBooking)?.start ?? null,
    })),
  };
}

/**
 * Returns the price of a hold, or of a basket that is not held yet. Of such a basket only the dates are judged here;
 * the other rules are judged when it is held. An unpaid order of the hold does not count, because it is replaced when
 * the hold is ordered again.
 */
export async function quoteBasket(
  database: Queryable,
  caller: Caller,
  basket: Basket,
  wishes: Wishes & { readonly hold?: string },
  now: number,
): Promise<Quote> {
  const goods = goodsOf(basket);
  if (wishes.hold === undefined && basket.case === 'slots') judgeDates(basket.requested, now);
  const replaced = await pendingOf(database, wishes.hold);
  return (await priceOf(database, caller, goods, wishes, now, replaced)).quote;
}

const isoOf = (time: number) => new Date(time).toISOString();

/** Reads the seller, the picture, and the instant until which a booking that starts at `start` can be cancelled. */
async function readShown(
  database: Queryable,
  of: {
    readonly provider: number;
    readonly start: WallTime | null;
    readonly item?: string;
    readonly slotted?: number;
  },
): Promise<Pick<HoldResponse, 'user' | 'cancellableUntil' | 'picture'>> {
  const [row] = await database.query<{ seller: Seller; hours: number; medium: string | null }>(
    `SELECT ${SELLER} AS seller, cancellation_hours AS hours, ${pictureOf('$2::text', '$3::integer')} AS medium
     FROM user_page u WHERE person_id = $1`,
    [of.provider, of.item ?? null, of.slotted ?? null],
  );
  if (!row) throw new Problem('not-found');
  const { seller, hours, medium } = row;
  const cancellableUntil = of.start === null ? null : new Date(cancellationDeadline(of.start, hours)).toISOString();
  return { user: seller, cancellableUntil, picture: { medium } };
}
