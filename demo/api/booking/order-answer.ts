import { fromCents } from '../../../core/pricing/money.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Order } from '../schemas/booking.ts';
import { wallText } from '../wall-text.ts';

interface OrderRow {
  id: string;
  person_id: number;
  token_hash: string | null;
  state: 'confirmed';
  total_cents: number;
  currency: string;
  partner: string | null;
  first_name: string;
  last_name: string;
  email: string;
  created_at: number;
  slotted_id: number;
  title: string;
  url: string;
  provider_id: number;
  full_name: string;
  provider_url: string;
  city_name: string;
  postal_code: string;
}

interface BookingRow {
  id: Order['slots'][number]['id'];
  starts_at: WallTime;
  ends_at: WallTime;
  is_free: boolean;
}

/** An order of the caller's own; a `not-found` or `forbidden` problem otherwise. A guest owns what the same token made. */
export async function readOrder(database: Queryable, caller: Caller, id: string): Promise<Order> {
  const [row] = await database.query<OrderRow>(
    `SELECT o.*, s.title, s.url, u.person_id AS provider_id, u.full_name, u.url AS provider_url, u.city_name, u.postal_code
     FROM purchase o JOIN slotted s ON s.id = o.slotted_id JOIN user_page u ON u.person_id = s.provider_id
     WHERE o.id = $1`,
    [id],
  );
  if (!row) throw new Problem('not-found');
  if (row.person_id !== caller.id || row.token_hash !== caller.guestToken) throw new Problem('forbidden');
  const bookings = await database.query<BookingRow>(
    `SELECT place.id, place.starts_at, booking.ends_at, booking.is_free
     FROM booking JOIN place ON place.id = booking.place_id WHERE purchase_id = $1 ORDER BY place.starts_at, booking.id`,
    [id],
  );
  return asOrder(row, bookings);
}

function asOrder(row: OrderRow, bookings: readonly BookingRow[]): Order {
  return {
    id: row.id,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    slots: bookings.map((booking) => ({
      id: booking.id,
      start: wallText(booking.starts_at),
      end: wallText(booking.ends_at),
      free: booking.is_free,
    })),
    slotted: { id: row.slotted_id, title: row.title, url: row.url },
    user: {
      id: row.provider_id,
      fullName: row.full_name,
      url: row.provider_url,
      city: row.city_name,
      postalCode: row.postal_code,
    },
    total: fromCents(row.total_cents),
    currency: row.currency,
    buyer: { firstName: row.first_name, lastName: row.last_name, email: row.email },
    partner: row.partner,
  };
}
