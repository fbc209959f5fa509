import { cancellationEnd } from '../../../core/booking/cancellation.ts';
import { fromCents } from '../../../core/pricing/money.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Order } from '../schemas/booking.ts';
import { positionsOfOrder } from '../waiting/list.ts';
import { wallText } from '../wall-text.ts';

import { itemPayload } from './hold-answer.ts';

interface OrderRow {
  id: string;
  person_id: number;
  token_hash: string | null;
  state: Order['state'];
  slotted_id: number | null;
  item: string | null;
  title: string;
  url: string;
  starts_at: WallTime | null;
  ends_at: WallTime | null;
  subtotal_cents: number;
  total_cents: number;
  currency: string;
  partner: string | null;
  first_name: string;
  last_name: string;
  email: string;
  gift_first_name: string | null;
  gift_last_name: string | null;
  gift_email: string | null;
  pay_by: number | null;
  created_at: number;
  provider_id: number;
  full_name: string;
  provider_url: string;
  city_name: string;
  postal_code: string;
  cancellation_hours: number;
}

interface BookingRow {
  id: Order['slots'][number]['id'];
  slotted_id: number | null;
  starts_at: WallTime;
  ends_at: WallTime;
  is_free: boolean;
}

/**
 * An order of the caller's own, its payment left out; a `not-found` or `forbidden` problem otherwise. A guest owns what
 * the same token made.
 */
export async function readOrder(database: Queryable, caller: Caller, id: string): Promise<Order> {
  const [row] = await database.query<OrderRow>(
    `SELECT o.*, u.full_name, u.url AS provider_url, u.city_name, u.postal_code, u.cancellation_hours
     FROM purchase o JOIN user_page u ON u.person_id = o.provider_id WHERE o.id = $1`,
    [id],
  );
  if (!row) throw new Problem('not-found');
  if (row.person_id !== caller.id || row.token_hash !== caller.guestToken) throw new Problem('forbidden');
  const bookings = await database.query<BookingRow>(
    `SELECT place.id, place.slotted_id, place.starts_at, booking.ends_at, booking.is_free
     FROM booking JOIN place ON place.id = booking.place_id WHERE purchase_id = $1 ORDER BY place.starts_at, booking.id`,
    [id],
  );
  const discounts = await database.query<{ kind: Order['discounts'][number]['kind']; amount_cents: number }>(
    'SELECT kind, amount_cents FROM discount WHERE purchase_id = $1 ORDER BY id',
    [id],
  );
  return {
    ...asOrder(row, bookings),
    waiting: await positionsOfOrder(database, id),
    discounts: discounts.map(({ kind, amount_cents }) => ({ kind, amount: fromCents(amount_cents) })),
  };
}

function asOrder(row: OrderRow, bookings: readonly BookingRow[]): Omit<Order, 'waiting' | 'discounts'> {
  const slots = bookings.filter(({ slotted_id }) => slotted_id !== null);
  const first = slots[0]?.starts_at ?? row.starts_at;
  const item = { ref: row.item ?? '', title: row.title, url: row.url, start: row.starts_at, end: row.ends_at };
  return {
    id: row.id,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    slots: slots.map((booking) => ({
      id: booking.id,
      start: wallText(booking.starts_at),
      end: wallText(booking.ends_at),
      free: booking.is_free,
    })),
    item: row.item === null ? null : itemPayload(item),
    slotted: row.slotted_id === null ? null : { id: row.slotted_id, title: row.title, url: row.url },
    user: {
      id: row.provider_id,
      fullName: row.full_name,
      url: row.provider_url,
      city: row.city_name,
      postalCode: row.postal_code,
    },
    subtotal: fromCents(row.subtotal_cents),
    total: fromCents(row.total_cents),
    currency: row.currency,
    buyer: { firstName: row.first_name, lastName: row.last_name, email: row.email },
    gift:
      row.gift_first_name === null
        ? null
        : { fullName: `${row.gift_first_name} ${row.gift_last_name}`, email: row.gift_email },
    partner: row.partner,
    payment: null,
    payBy: row.pay_by === null ? null : new Date(row.pay_by).toISOString(),
    cancellableUntil:
      row.state === 'confirmed' && first !== null
        ? new Date(cancellationEnd(first, row.cancellation_hours)).toISOString()
        : null,
  };
}
