import { cancellationDeadline } from '../../../core/booking/cancellation.ts';
import { correctableUntil } from '../../../core/booking/corrected-address.ts';
import { fromCents } from '../../../core/money/money.ts';
import { type PlainDate, type WallTime, wallTime } from '../../../core/time/wall-time.ts';
import { itemPayload } from '../catalogue/item-payload.ts';
import { pictureOf } from '../catalogue/picture.ts';
import { SELLER } from '../catalogue/seller.ts';
import type { Queryable } from '../database/database.ts';
import { lastDay } from '../database/last-day.ts';
import { mailAddress, NO_ADDRESS } from '../people/no-address.ts';
import type { Order } from '../schemas/booking.ts';
import { wallText } from '../wall-text.ts';
import type { PaymentRow } from './payment-row.ts';
import { waitedByOrders } from './waiting-of-orders.ts';

/** The row of an order with everything that belongs to the order. */
export interface OrderRow extends PaymentRow {
  id: string;
  person_id: number;
  token_hash: string | null;
  slotted_id: number | null;
  item: string | null;
  title: string;
  url: string;
  starts_at: WallTime | null;
  ends_at: WallTime | null;
  /** The times of an event or animation as they are now; null if the order is over, or the item is gone. */
  item_times: { readonly start: string | null; readonly end: string | null } | null;
  subtotal_cents: number;
  partner: string | null;
  first_name: string;
  last_name: string;
  email: string;
  lang: 'fr' | 'en';
  gift_person_id: number | null;
  gift_first_name: string | null;
  gift_last_name: string | null;
  gift_email: string | null;
  pay_by: number | null;
  /** Whether calendars have sessions that touch as entries of their own (D-calendar-entries). */
  is_apart: boolean;
  refund_refusal: string | null;
  /** What must have gone back in all, as sessions were called off. */
  back_cents: number;
  /** What the bank has returned of it. */
  returned_cents: number;
  created_at: number;
  /** How often the confirmation of the order was sent again. */
  corrections: number;
  provider: Order['user'];
  picture: string | null;
  cancellation_hours: number;
  slots: Order['slots'];
  discounts: readonly { readonly kind: Order['discounts'][number]['kind']; readonly cents: number }[];
  /** When the item was to be before it was moved. */
  moved_from: WallTime | null;
  runs_from: PlainDate | null;
  runs_until: PlainDate | null;
}

/** The SQL of the times of the item of an order `o`, as the catalogue has them. */
const TIMES_NOW = `(SELECT jsonb_build_object('start', starts_at, 'end', ends_at) FROM event
    WHERE id = nullif(split_part(o.item, ':', 2), '')::integer AND starts_with(o.item, 'event:')
    UNION ALL SELECT jsonb_build_object('start', starts_at, 'end', ends_at) FROM animation
    WHERE id = nullif(split_part(o.item, ':', 2), '')::integer AND starts_with(o.item, 'animation:'))`;

const SELECT_ORDER = `
  SELECT o.id, o.person_id, o.token_hash, o.state, o.slotted_id, o.item, o.title, o.url, o.starts_at, o.ends_at,
    o.subtotal_cents, o.total_cents, o.currency, o.partner, o.first_name, o.last_name, o.email, o.lang,
    o.gift_person_id, o.gift_first_name, o.gift_last_name, o.gift_email, o.pay_by, o.payment_provider, o.payment_id,
    o.payment_ended, o.refund, o.refund_refusal, o.refunded_cents, o.back_cents, o.returned_cents, o.dispute, o.created_at, o.cancellation_hours, o.is_apart,
    ${SELLER} AS provider,
    CASE WHEN o.state IN ('pending', 'confirmed') THEN ${TIMES_NOW} END AS item_times,
    ${pictureOf('o.item', 'o.slotted_id')} AS picture,
    (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', place.id, 'start', place.starts_at, 'end', booking.ends_at,
       'free', booking.is_free, 'entry', booking.entry, 'movedFrom', booking.moved_from)) ORDER BY place.starts_at, booking.id), '[]')
     FROM booking JOIN place ON place.id = place_id
     WHERE purchase_id = o.id AND place.slotted_id IS NOT NULL AND NOT is_called_off) AS slots,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'cents', cents) ORDER BY first), '[]')
     FROM (SELECT kind, sum(amount_cents) AS cents, min(id) AS first FROM discount
       WHERE purchase_id = o.id GROUP BY kind) AS kinds) AS discounts,
    (SELECT moved_from FROM booking WHERE purchase_id = o.id AND place_id = o.item LIMIT 1) AS moved_from,
    (SELECT count(*) FROM address_correction WHERE purchase_id = o.id)::integer AS corrections,
    (SELECT min(starts_on) FROM subscription WHERE person_id = o.person_id AND purchase_id = o.id) AS runs_from,
    (SELECT max(${lastDay('expires_on')}) FROM subscription WHERE person_id = o.person_id AND purchase_id = o.id) AS runs_until
  FROM purchase o JOIN user_page u ON u.person_id = o.provider_id`;

/** Reads these orders, in the order of `ids`; an unknown id is left out. */
export async function readOrderRows(database: Queryable, ids: readonly string[]): Promise<readonly OrderRow[]> {
  return database.query<OrderRow>(
    `${SELECT_ORDER} WHERE o.id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], o.id)`,
    [ids],
  );
}

/** Returns the payloads of orders, without their payments. */
export async function orderPayloads(database: Queryable, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await waitedByOrders(database, ids);
  return rows.map((row) => orderPayload(row, waiting.get(row.id) ?? []));
}

function orderPayload(row: OrderRow, waiting: Order['waiting']): Order {
  const { slots, discounts } = row;
  const { start, end } = timesOf(row);
  const first = (slots[0]?.start.slice(0, 16) as WallTime | undefined) ?? start;
  const { item: ref, title, url } = row;
  return {
    id: row.id,
    state: row.state,
    createdAt: instant(row.created_at),
    slots,
    waiting,
    item: ref === null ? null : { ...itemPayload({ ref, title, url, start, end }), ...daysOf(row) },
    slotted: row.slotted_id === null ? null : { id: row.slotted_id, title, url },
    user: row.provider,
    picture: { medium: row.picture },
    subtotal: fromCents(row.subtotal_cents),
    discounts: discounts.map(({ kind, cents }) => ({ kind, amount: fromCents(cents) })),
    total: fromCents(row.total_cents),
    currency: row.currency,
    buyer: { firstName: row.first_name, lastName: row.last_name, email: mailAddress(row.email) ?? NO_ADDRESS },
    gift:
      row.gift_first_name === null
        ? null
        : { fullName: `${row.gift_first_name} ${row.gift_last_name}`, email: row.gift_email },
    partner: row.partner,
    payment: null,
    refund: refundOf(row),
    payBy: row.pay_by === null ? null : instant(row.pay_by),
    cancellableUntil: row.state === 'confirmed' ? cancellableUntil(row, first) : null,
    addressUntil: addressUntil(row),
  };
}

function timesOf({ item_times: now, starts_at: start, ends_at: end }: OrderRow) {
  const wall = (text: string | null) => (text === null ? null : (text.slice(0, 16) as WallTime));
  return now ? { start: wall(now.start), end: wall(now.end) } : { start, end };
}

function addressUntil({ state, token_hash, created_at: createdAt, corrections }: OrderRow): string | null {
  const until = correctableUntil({ state, isGuests: token_hash !== null, createdAt, corrections });
  return until === null ? null : instant(until);
}

function refundOf(row: OrderRow): Order['refund'] {
  const { refund, refund_refusal, refunded_cents: back, total_cents: total, returned_cents: returned } = row;
  switch (refund) {
    case null: {
      const owed = Math.max(back, row.back_cents);
      if (owed > back) return { state: refund_refusal === null ? 'due' : 'refused', amount: fromCents(owed) };
      if (returned > 0) return { state: 'returned', amount: fromCents(returned) };
      return back === 0 ? null : { state: 'made', amount: fromCents(back) };
    }
    case 'done':
      return returned > 0
        ? { state: 'returned', amount: fromCents(returned) }
        : { state: 'made', amount: fromCents(total) };
    case 'due':
      return { state: refund_refusal === null ? 'due' : 'refused', amount: fromCents(total - back - returned) };
    case 'returned':
      return { state: 'returned', amount: fromCents(total - back) };
  }
}

/**
 * Returns the instant until which an order can be cancelled. A membership can be cancelled until its first day begins,
 * and not at all if it begins on the day of the purchase.
 */
function cancellableUntil(row: OrderRow, first: WallTime | null): string | null {
  if (first !== null) return instant(cancellationDeadline(first, row.cancellation_hours));
  const begins = row.runs_from && cancellationDeadline(wallTime(row.runs_from, '00:00'), 0);
  return begins && begins > row.created_at ? instant(begins) : null;
}

function daysOf({ runs_from: runsFrom, runs_until: runsUntil, moved_from: movedFrom }: OrderRow) {
  return { runsFrom, runsUntil, ...(movedFrom && { movedFrom: wallText(movedFrom) }) };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
