import { randomUUID } from 'node:crypto';
import type { WallTime } from '../../../core/time/wall-time.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { networkHash } from '../people/network.ts';
import type { Recipient } from '../pricing/gift.ts';
import type { Goods } from '../pricing/goods.ts';
import type { Price } from '../pricing/price.ts';
import type { OrderForm } from '../schemas/booking.ts';
import { leaveLists } from './give-back.ts';
import type { Reserved } from './judge.ts';

/**
 * How long the orders of a hold may wait for their payment, in milliseconds from the first order on
 * (D-hold-while-paying).
 */
export const PAYMENT_MS = 30 * 60_000;

/** The data that an order is written from. */
interface OrderParts {
  readonly caller: Caller;
  readonly form: Pick<OrderForm, 'partner' | 'lang'> & { readonly hold: string | null };
  readonly goods: Goods;
  readonly reserved: Reserved;
  readonly price: Price;
  readonly recipient: Recipient | null;
  /** Orders that the new order replaces and whose positions in waiting lists it takes. */
  readonly replaced: readonly string[];
}

/** Writes a pending order with its bookings and waiting places; returns its id. */
export async function insertOrder(transaction: Transaction, parts: OrderParts, now: number): Promise<string> {
  const id = randomUUID();
  const { caller, form, goods, price, recipient } = parts;
  const { title, url, provider } = goods.case === 'slots' ? goods.offer : goods.item;
  const item = goods.case === 'item' ? goods.item : null;
  await transaction.query(
    `INSERT INTO purchase (id, person_id, token_hash, hold_id, slotted_id, item, provider_id, title, url, starts_at, ends_at,
       state, subtotal_cents, total_cents, currency, partner, first_name, last_name, email,
       gift_person_id, gift_first_name, gift_last_name, gift_email, lang, pay_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::timestamp, $11::text::timestamp,
       'pending', $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
       coalesce((SELECT min(created_at) FROM purchase WHERE hold_id = $4), $24) + ${PAYMENT_MS}, $24)`,
    [
      ...[id, caller.id, caller.guestToken, form.hold, goods.case === 'slots' ? goods.offer.id : null],
      ...[item?.ref ?? null, provider.id, title, url, item?.start ?? null, item?.end ?? null],
      ...[price.subtotal, price.total, price.quote.currency, form.partner ?? null],
      ...[caller.firstName, caller.lastName, caller.email],
      ...[recipient?.personId ?? null, recipient?.firstName ?? null, recipient?.lastName ?? null],
      ...[recipient?.email ?? null, form.lang ?? 'fr', now],
    ],
  );
  if (caller.kind === 'guest') {
    await transaction.query(
      `INSERT INTO guest_order (purchase_id, network, created_at) VALUES ($1, ${networkHash('$2')}, $3)`,
      [id, caller.network, now],
    );
  }
  await insertBookings(transaction, id, parts);
  await joinLists(transaction, id, parts, now);
  return id;
}

interface BookedPlace {
  readonly id: string;
  readonly end: WallTime | null;
  readonly isFree: boolean;
}

async function insertBookings(transaction: Transaction, id: string, { caller, goods, reserved, price }: OrderParts) {
  const booked: readonly BookedPlace[] =
    goods.case === 'slots'
      ? price.quote.slots.flatMap(({ waiting, free }, n) => {
          const slot = reserved.selection[n];
          return slot && !waiting ? [{ id: slot.id, end: slot.end, isFree: free }] : [];
        })
      : reserved.places.map((place) => ({ id: place.id, end: goods.item.end, isFree: false }));
  await transaction.query(
    `INSERT INTO booking (purchase_id, person_id, place_id, ends_at, is_free)
     SELECT $1::uuid, $2::integer, place_id, nullif(ends_at, '')::timestamp, is_free = 'true'
     FROM unnest($3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS booked (place_id, ends_at, is_free, n) ORDER BY n`,
    [
      id,
      caller.id,
      booked.map((place) => place.id),
      booked.map((place) => place.end ?? ''),
      booked.map((place) => String(place.isFree)),
    ],
  );
}

async function joinLists(transaction: Transaction, id: string, parts: OrderParts, now: number): Promise<void> {
  const { caller, reserved, replaced } = parts;
  const wanted = reserved.selection.filter((slot) => slot.isWaitBooking).map((slot) => slot.id);
  if (replaced.length > 0) {
    await transaction.query(
      `UPDATE waiting SET purchase_id = $1
       WHERE purchase_id = ANY($2::uuid[]) AND place_id = ANY($3::text[]) AND state IN ('waiting', 'offered')`,
      [id, replaced, wanted],
    );
    await leaveLists(transaction, replaced);
  }
  if (wanted.length === 0) return;
  await transaction.query(
    `INSERT INTO waiting (person_id, token_hash, place_id, purchase_id, state, joined_at)
     SELECT $1::integer, $2::text, place_id, $4::uuid, 'waiting', $5::bigint
     FROM unnest($3::text[]) WITH ORDINALITY AS listed (place_id, n)
     WHERE NOT EXISTS (SELECT FROM waiting WHERE purchase_id = $4::uuid AND waiting.place_id = listed.place_id) ORDER BY n`,
    [caller.id, caller.guestToken, wanted, id, now],
  );
}
