import type { BookedSlot, Bookings } from '../../../core/booking/refusal.ts';
import { addDays, dateOf, monthOf, type PlainDate, type WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { LockedHold } from './locks.ts';
import type { Requested } from './requested.ts';

/** Whose bookings: everybody's with one address, account or guest (decisions §7), or an organisation's. */
export type Whose = { readonly email: string } | { readonly organizationId: number };

/** Bookings that start from the first day on and before `until`, in time order. */
export async function readBookings(
  database: Queryable,
  whose: Whose,
  from: PlainDate,
  until: PlainDate = '9999-12-31',
): Promise<readonly BookedSlot[]> {
  const [column, value] =
    'email' in whose ? ['email', whose.email] : ['organization_id::text', `${whose.organizationId}`];
  const rows = await database.query<{ slotted_id: number; starts_at: WallTime }>(
    `SELECT place.slotted_id, place.starts_at
     FROM booking JOIN place ON place.id = booking.place_id
     WHERE booking.person_id IN (SELECT id FROM person WHERE ${column} = $1)
       AND place.starts_at >= $2::text::timestamp AND place.starts_at < $3::text::timestamp
     ORDER BY place.starts_at, booking.id`,
    [value, from, until],
  );
  return rows.map((row) => ({ offerId: row.slotted_id, start: row.starts_at }));
}

/** What core's rules need to know to judge these slots. The holds that the transaction gives back count as gone already. */
export async function readFacts(
  database: Queryable,
  caller: Caller,
  requested: readonly Requested[],
  givenBack: readonly LockedHold[],
): Promise<Bookings> {
  const days = requested.map(({ slot }) => dateOf(slot.start)).sort();
  const from = `${monthOf(days[0] ?? '1970-01-01')}-01` as PlainDate;
  // Some day of the month after the last slot's; more than a month's bookings do no harm.
  const until = addDays(days.at(-1) ?? '1970-01-01', 32);
  const countsOrganization = requested.some(({ offer }) => offer.maxMonthlyBookBasedOn === 'org');
  return {
    own: await readBookings(database, { email: caller.email }, from, until),
    organization:
      caller.organization && countsOrganization
        ? await readBookings(database, { organizationId: caller.organization.id }, from, until)
        : null,
    taken: await readTaken(database, requested, givenBack),
  };
}

async function readTaken(database: Queryable, requested: readonly Requested[], givenBack: readonly LockedHold[]) {
  const ids = requested.map(({ slot }) => slot.id);
  const rows = await database.query<{ id: Requested['slot']['id']; taken: number }>(
    'SELECT id, taken FROM place WHERE id = ANY($1::text[]) ORDER BY id',
    [ids],
  );
  const kept = (id: string) =>
    givenBack.filter((hold) => hold.placeId === id).reduce((sum, hold) => sum + hold.quantity, 0);
  return new Map(rows.map(({ id, taken }) => [id, taken - kept(id)]));
}
