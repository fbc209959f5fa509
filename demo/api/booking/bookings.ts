import type { BookedSlot, Bookings } from '../../../core/booking/bookings.ts';
import type { BookingRules } from '../../../core/catalogue/slotted.ts';
import { strayPlaces } from '../../../core/schedule/strays.ts';
import { dateOf, monthOf, type PlainDate, type WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { ReleasedPlace } from './locks.ts';
import type { Requested } from './requested.ts';
import { readStrays } from './strays.ts';

/** Whose bookings are read: those that count for a person (D-guest-limits), or those of an organisation. */
type Whose = { readonly personId: number } | { readonly organizationId: number };

/** The buyer whose limits are judged. */
interface Judged {
  readonly id: number;
  readonly organization: { readonly id: number } | null;
}

/**
 * Returns the condition that a `booking` of a `purchase` counts for a person: the person has made it, or it was made as a
 * guest with the address of the person's account, and the link of its mail was opened (D-guest-limits).
 */
export function countsFor(person: string): string {
  return `booking.person_id IN (
      SELECT counted.id FROM person AS own JOIN person AS counted
        ON counted.email = own.email AND (counted.id = own.id OR own.kind = 'account')
      WHERE own.id = ${person}) AND (booking.person_id = ${person} OR purchase.opened_at IS NOT NULL)`;
}

interface Choice {
  /** A day in the last month that is read; without it, all later bookings are read. */
  readonly through?: PlainDate;
  /** Orders that are being replaced; their bookings are left out. */
  readonly except?: readonly string[];
  /**
   * Leaves out the unpaid orders of this caller, to whom their places look as free as the places that the caller holds.
   */
  readonly seenBy?: Pick<Caller, 'id' | 'guestToken'>;
  /** Whether all unpaid orders are left out. */
  readonly isPaid?: boolean;
}

/**
 * Reads the bookings of slots that start on the first day or later, in time order, including those of unpaid orders.
 */
export async function readBookings(
  database: Queryable,
  whose: Whose,
  from: PlainDate,
  { through, except = [], seenBy, isPaid = false }: Choice = {},
): Promise<readonly BookedSlot[]> {
  const [condition, value] =
    'personId' in whose
      ? [countsFor('$1::integer'), whose.personId]
      : ['booking.person_id IN (SELECT id FROM person WHERE organization_id = $1::integer)', whose.organizationId];
  const rows = await database.query<{ slotted_id: number; starts_at: WallTime }>(
    `SELECT place.slotted_id, place.starts_at
     FROM booking JOIN place ON place.id = booking.place_id JOIN purchase ON purchase.id = booking.purchase_id
     WHERE ${condition}
       AND booking.returned_at IS NULL AND place.slotted_id IS NOT NULL
       AND place.starts_at >= $2::text::timestamp
       AND place.starts_at < date_trunc('month', $3::text::timestamp) + interval '1 month'
       AND NOT purchase.id = ANY($4::uuid[]) AND NOT (purchase.state = 'pending' AND ($7::boolean
         OR purchase.person_id = $5::integer AND purchase.token_hash IS NOT DISTINCT FROM $6::text)) IS TRUE
     ORDER BY place.starts_at, booking.id`,
    [value, from, through ?? 'infinity', except, seenBy?.id ?? null, seenBy?.guestToken ?? null, isPaid],
  );
  return rows.map((row) => ({ offerId: row.slotted_id, start: row.starts_at }));
}

/**
 * Reads a person's bookings from the first to the last month of the given days, and those of the organisation if the
 * monthly limit of the offer counts them.
 */
export async function readOwnBookings(
  database: Queryable,
  { id, organization }: Judged,
  days: readonly PlainDate[],
  offer: Pick<BookingRules, 'maxMonthlyBookBasedOn'>,
  which: Pick<Choice, 'except' | 'isPaid'> = {},
): Promise<Omit<Bookings, 'taken'>> {
  const sorted = days.toSorted();
  const from = `${monthOf(sorted[0] ?? '1970-01-01')}-01` as PlainDate;
  const choice = { through: sorted.at(-1) ?? '1970-01-01', ...which } as const;
  return {
    own: await readBookings(database, { personId: id }, from, choice),
    organization:
      organization && offer.maxMonthlyBookBasedOn === 'org'
        ? await readBookings(database, { organizationId: organization.id }, from, choice)
        : null,
  };
}

/**
 * Reads the bookings and taken places that the rules of `core` need to judge these slots. Places that the transaction
 * gives back do not count as taken.
 */
export async function readBookingsOfSlots(
  database: Queryable,
  judged: Judged,
  requested: readonly Requested[],
  released: readonly ReleasedPlace[],
  replaced: readonly string[] = [],
): Promise<Bookings> {
  const days = requested.map(({ slot }) => dateOf(slot.start));
  const basedOn = requested.some(({ offer }) => offer.maxMonthlyBookBasedOn === 'org') ? 'org' : 'user';
  const offer = { maxMonthlyBookBasedOn: basedOn } as const;
  const slots = requested.map(({ slot }) => slot);
  const taken = new Map(
    await readTaken(
      database,
      slots.map(({ id }) => id),
      released,
    ),
  );
  const sorted = days.toSorted();
  const [from, to] = [sorted[0] ?? '1970-01-01', sorted.at(-1) ?? '1970-01-01'] as const;
  const strays = await readStrays(
    database,
    slots.map(({ offerId }) => offerId),
    from,
    to,
  );
  return {
    ...(await readOwnBookings(database, judged, days, offer, { except: replaced })),
    taken: new Map(slots.map((slot) => [slot.id, (taken.get(slot.id) ?? 0) + strayPlaces(slot, strays)])),
  };
}

/** Reads how many of these places are taken, without those that the transaction gives back. */
export async function readTaken<Id extends string>(
  database: Queryable,
  ids: readonly Id[],
  released: readonly ReleasedPlace[],
): Promise<readonly (readonly [Id, number])[]> {
  const rows = await database.query<{ id: Id; taken: number }>(
    'SELECT id, taken FROM place WHERE id = ANY($1::text[]) ORDER BY id',
    [ids],
  );
  const kept = (id: string) =>
    released.filter(({ placeId }) => placeId === id).reduce((sum, { quantity }) => sum + quantity, 0);
  return rows.map(({ id, taken }) => [id, taken - kept(id)] as const);
}
