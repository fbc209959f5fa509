import type { DayPerson } from '../../../core/studio/day.ts';
import { meansOf, type PaidOrder } from '../../../core/studio/paid-with.ts';
import type { PlainDate, WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import { mailAddress, NO_ADDRESS } from '../people/no-address.ts';

/** A session that somebody has booked or waits for, with its people. */
export interface PeopledPlace {
  readonly id: string;
  readonly offerId: number | null;
  readonly start: WallTime;
  readonly end: WallTime | null;
  readonly people: readonly DayPerson[];
}

interface Row extends Omit<PaidOrder, 'isGift'>, Omit<DayPerson, 'means'> {
  readonly place: string;
  readonly offerId: number | null;
  readonly start: WallTime;
  readonly end: WallTime | null;
}

/** The SQL of the address of who comes with an order `o`: of the recipient of a gift, or the buyer. */
const ADDRESS = `CASE WHEN o.gift_first_name IS NULL THEN o.email ELSE coalesce(o.gift_email, recipient.email) END`;

/**
 * The SQL of whether the person at an address came to the provider of `o` before `place`. If nobody was marked in an
 * earlier session, its studio marks nobody, and who has booked counts as having come.
 */
const WAS_THERE = `EXISTS (
  SELECT FROM purchase AS earlier JOIN booking AS past ON past.purchase_id = earlier.id JOIN place AS at ON at.id = past.place_id
  WHERE earlier.provider_id = o.provider_id AND earlier.state = 'confirmed' AND past.returned_at IS NULL
    AND at.starts_at < place.starts_at AND coalesce(earlier.gift_person_id, earlier.person_id) = coalesce(o.gift_person_id, o.person_id)
    AND (earlier.person_id = coalesce(o.gift_person_id, o.person_id) OR earlier.gift_person_id = coalesce(o.gift_person_id, o.person_id))
    AND (earlier.gift_email IS NOT DISTINCT FROM o.gift_email)
    AND (past.is_present OR NOT EXISTS (SELECT FROM booking AS other WHERE other.place_id = at.id AND other.is_present)))`;

const ON_THE_DAY = `place.starts_at >= $1::text::timestamp AND place.starts_at < $1::text::timestamp + interval '1 day'`;

const COMING = `SELECT place.id AS place, place.slotted_id AS "offerId", place.starts_at AS start, max(booking.ends_at) AS "end",
    o.id::text AS "order", coalesce(o.gift_first_name || ' ' || o.gift_last_name, o.first_name || ' ' || o.last_name) AS name,
    CASE WHEN o.gift_first_name IS NOT NULL THEN o.first_name || ' ' || o.last_name END AS giver,
    ${ADDRESS} AS email, CASE WHEN o.gift_first_name IS NULL THEN buyer.phone ELSE recipient.phone END AS phone,
    count(*)::integer AS places, 'comes' AS state, NOT ${WAS_THERE} AS "isFirst", bool_and(booking.is_present) AS "isPresent",
    o.state = 'pending' AS "isPending", o.total_cents AS total, o.hold_id IS NULL AND o.payment_id IS NULL AS "isImported",
    o.paid_elsewhere_cents AS "paidElsewhere", (SELECT coalesce(jsonb_agg(DISTINCT kind ORDER BY kind), '[]') FROM discount
      WHERE purchase_id = o.id AND returned_at IS NULL) AS discounts, 0::bigint AS turn, min(booking.id) AS first
  FROM place JOIN booking ON place_id = place.id AND booking.returned_at IS NULL JOIN purchase o ON o.id = purchase_id
    JOIN person buyer ON buyer.id = o.person_id LEFT JOIN person recipient ON recipient.id = o.gift_person_id
  WHERE ${ON_THE_DAY} AND o.provider_id = ANY($2::integer[])
  GROUP BY place.id, o.id, buyer.phone, recipient.id`;

const WAITING = `SELECT place.id, place.slotted_id, place.starts_at, NULL::timestamp, NULL,
    coalesce(o.first_name, p.first_name) || ' ' || coalesce(o.last_name, p.last_name), NULL, coalesce(o.email, p.email), p.phone,
    1, 'waits', false, false, false, 0, true, NULL, '[]'::jsonb, waiting.id, 0
  FROM place JOIN waiting ON place_id = place.id AND waiting.state IN ('waiting', 'offered')
    JOIN slotted ON slotted.id = slotted_id JOIN person p ON p.id = waiting.person_id LEFT JOIN purchase o ON o.id = purchase_id
  WHERE ${ON_THE_DAY} AND slotted.provider_id = ANY($2::integer[])`;

/**
 * Reads who comes to these providers on a day, in the order of names and then of bookings, and who waits, in that of the
 * waiting lists.
 */
export async function readDayPeople(
  database: Queryable,
  date: PlainDate,
  providers: readonly number[],
): Promise<readonly PeopledPlace[]> {
  const rows = await database.query<Row>(`${COMING} UNION ALL ${WAITING} ORDER BY turn, name, first`, [
    date,
    providers,
  ]);
  const places = new Map<string, PeopledPlace>();
  for (const row of rows) {
    const { place: id, offerId, start, end } = row;
    const place = places.get(id) ?? { id, offerId, start, end, people: [] };
    places.set(id, { ...place, end: place.end ?? end, people: [...place.people, personOf(row)] });
  }
  return [...places.values()];
}

function personOf(row: Row): DayPerson {
  const { order, name, giver, email, phone, places, state, isFirst, isPresent } = row;
  const means = state === 'comes' ? meansOf({ ...row, isGift: giver !== null }) : [];
  return {
    order,
    name,
    giver,
    email: mailAddress(email ?? NO_ADDRESS),
    phone,
    places,
    state,
    means,
    isFirst,
    isPresent,
  };
}
