import { slotsOf } from '../../../../core/booking/day-slots.ts';
import { dateOf, type WallTime } from '../../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../../core/time/zone.ts';
import { asOffer, findOffersById } from '../../catalogue/offers.ts';
import type { Transaction } from '../../database/database.ts';

interface BookedPlace {
  readonly id: string;
  readonly slotted_id: number | null;
  readonly starts_at: WallTime | null;
  readonly taken: number;
  readonly title: string | null;
  /** For an event or an animation: everything that its buyers were promised. */
  readonly promised: string | null;
  readonly people: readonly number[];
}

/** What people who have booked or wait were promised of a place. */
interface Fact {
  readonly promised: string;
  readonly title: string;
  readonly people: readonly number[];
}

/** The places to come that somebody has booked or waits for. */
const BOOKED = `
  SELECT place.id, place.slotted_id, place.starts_at, place.taken, coalesce(s.title, e.title, a.title) AS title,
    CASE WHEN e.id IS NOT NULL THEN concat_ws(' ', e.starts_at, e.ends_at, e.provider_id, e.is_active, e.capacity < place.taken)
         WHEN a.id IS NOT NULL THEN concat_ws(' ', a.starts_at, a.ends_at, a.provider_id, a.capacity < place.taken) END AS promised,
    persons.people
  FROM place
  JOIN LATERAL (
    SELECT array_agg(DISTINCT person_id ORDER BY person_id) AS people FROM (
      SELECT person_id FROM booking WHERE place_id = place.id AND returned_at IS NULL
      UNION SELECT person_id FROM waiting WHERE place_id = place.id AND state IN ('waiting', 'offered')
      UNION SELECT person_id FROM hold JOIN hold_place ON hold_id = hold.id WHERE place_id = place.id AND hold.state = 'live'
    ) AS one) AS persons ON persons.people IS NOT NULL
  LEFT JOIN slotted s ON s.id = place.slotted_id
  LEFT JOIN event e ON place.id = 'event:' || e.id
  LEFT JOIN animation a ON place.id = 'animation:' || a.id
  WHERE coalesce(place.starts_at >= $1::text::timestamp, true)`;

/** Reads what people were promised of places to come, by the ids of the places. */
export async function bookedFacts(transaction: Transaction, now: number): Promise<ReadonlyMap<string, Fact>> {
  const places = await transaction.query<BookedPlace>(BOOKED, [toWallTime(now, PARIS)]);
  const ids = [...new Set(places.flatMap(({ slotted_id }) => slotted_id ?? []))];
  const offers = new Map((await findOffersById(transaction, ids)).map((row) => [row.id, asOffer(row)]));
  return new Map(
    places.map(({ id, slotted_id, starts_at, taken, title, promised, people }) => {
      const offer = offers.get(slotted_id ?? 0);
      const slot = offer && starts_at && slotsOf(offer, dateOf(starts_at)).find((one) => one.id === id);
      const said = slot ? `${slot.end} ${offer.provider.id} ${slot.capacity < taken}` : 'gone';
      return [id, { promised: promised ?? said, title: title ?? id, people }];
    }),
  );
}

/** Whom an import would touch: how many people, and the titles of what they have booked. */
export interface Touched {
  readonly people: number;
  readonly titles: readonly string[];
}

/** Returns whom the changes between two readings touch; null if nobody. */
export function touchedBetween(before: ReadonlyMap<string, Fact>, after: ReadonlyMap<string, Fact>): Touched | null {
  const touched = [...before]
    .filter(([id, { promised }]) => after.get(id)?.promised !== promised)
    .map(([, fact]) => fact);
  if (touched.length === 0) return null;
  const people = new Set(touched.flatMap((fact) => fact.people));
  return { people: people.size, titles: [...new Set(touched.map(({ title }) => title))].sort() };
}
