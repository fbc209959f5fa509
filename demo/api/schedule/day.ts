import { isOld } from '../../../core/schedule/closed-days.ts';
import { may } from '../../../core/schedule/may.ts';
import type { ClosureState, DaySession } from '../../../core/studio/day.ts';
import { daySlots, inOrder } from '../../../core/studio/day-sessions.ts';
import { addDays, type PlainDate, wallTime } from '../../../core/time/wall-time.ts';
import { findItem } from '../catalogue/items.ts';
import { asOffer, findOffersById } from '../catalogue/offers.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { readOwners } from './authority.ts';
import { type PeopledPlace, readDayPeople } from './day-people.ts';

/** A venue whose sessions somebody sees. */
export interface Venue {
  readonly id: number;
  readonly slug: string;
  readonly fullName: string;
  /** Null if it has none, or for a coach. */
  readonly closures: ClosureState | null;
}

/** A studio's day. */
export interface StudioDay {
  readonly venues: readonly Venue[];
  readonly sessions: readonly DaySession[];
}

type Bare = Omit<DaySession, 'people' | 'mayChange'>;

/** The day that is asked for. */
interface Asked {
  readonly date: PlainDate;
  /** The slug of a venue; null for all. */
  readonly venue: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Reads the sessions of a day that a caller may see, with their people. Of several venues, and without the `venue` that is
 * asked for, only sessions with people are returned. Throws a `forbidden` problem for somebody who may see no session
 * of any day, and `not-found` for a venue of which they see nothing.
 */
export async function readDay(database: Queryable, caller: Caller, { date, venue, now }: Asked): Promise<StudioDay> {
  const owned = (await readOwners(database, null)).filter((owners) => may(caller, 'see', owners));
  const venues = await readVenues(database, [...owned.map(({ providerId }) => providerId), caller.id], caller, now);
  if (venues.length === 0) throw new Problem('forbidden');
  const shown = venue === null ? venues : venues.filter(({ slug }) => slug === venue);
  if (shown.length === 0) throw new Problem('not-found');
  const ids = new Set(shown.map(({ id }) => id));
  const peopled = new Map((await readDayPeople(database, date, [...ids])).map((place) => [place.id, place]));
  const isWhole = shown.length === 1;
  const seen = owned.filter(({ providerId }) => ids.has(providerId));
  const booked = new Set([...peopled.values()].map(({ offerId }) => offerId));
  const offers = isWhole ? seen : seen.filter(({ id }) => booked.has(id));
  const bare = [
    ...(await offered(
      database,
      offers.map(({ id }) => id),
      date,
      peopled,
    )),
    ...(await items(database, ids, caller, date)),
  ];
  const sessions = bare.flatMap((session): readonly DaySession[] => {
    const { people = [] } = peopled.get(session.id) ?? {};
    if (!isWhole && people.length === 0) return [];
    const coachId = seen.find(({ id }) => session.id.startsWith(`${id}_`))?.coachId ?? null;
    const owners = { providerId: session.provider.id, coachId };
    const known = may(caller, 'contact', owners) ? people : people.map((one) => ({ ...one, email: null, phone: null }));
    return [{ ...session, mayChange: may(caller, 'change', owners), people: known }];
  });
  return { venues, sessions: inOrder(sessions) };
}

interface VenueRow extends Omit<Venue, 'closures'> {
  readonly closures: (Omit<ClosureState, 'isOld'> & { readonly setAt: number }) | null;
}

async function readVenues(
  database: Queryable,
  ids: readonly number[],
  { id, groups }: Caller,
  now: number,
): Promise<readonly Venue[]> {
  const isAll = groups.includes('Administrateurs');
  const rows = await database.query<VenueRow>(
    `SELECT person_id AS id, slug, full_name AS "fullName",
       CASE WHEN c.url IS NOT NULL THEN jsonb_build_object('from', split_part(c.url, '/', 3), 'readAt', read_at, 'setAt', set_at,
         'days', (SELECT coalesce(sum(ends_on - starts_on + 1), 0) FROM closure WHERE closure.provider_id = person_id)) END AS closures
     FROM user_page JOIN person ON person.id = person_id
       LEFT JOIN closure_calendar c ON c.provider_id = person_id
     WHERE groups && ARRAY['Providers', 'Administrateurs', 'Coachs'] AND ($2 OR person_id = ANY($1::integer[]))
     ORDER BY lower(full_name), person_id`,
    [ids, isAll],
  );
  return rows.map(({ closures, ...venue }) => {
    if (closures === null || !may({ id, groups }, 'change', { providerId: venue.id, coachId: null })) {
      return { ...venue, closures: null };
    }
    const { setAt, ...state } = closures;
    return { ...venue, closures: { ...state, isOld: isOld(state.readAt ?? setAt, now) } };
  });
}

/** Returns the sessions of offers: those of the day, and booked ones that are in no schedule any more. */
async function offered(
  database: Queryable,
  ids: readonly number[],
  date: PlainDate,
  peopled: ReadonlyMap<string, PeopledPlace>,
): Promise<readonly Bare[]> {
  const offers = (await findOffersById(database, ids)).map(asOffer);
  return offers.flatMap((offer): readonly Bare[] => {
    const { title, provider } = offer;
    const slots = daySlots(offer, date);
    const strays = [...peopled.values()].filter(
      ({ id, offerId }) => offerId === offer.id && !slots.some((slot) => slot.id === id && slot.state === 'planned'),
    );
    const isStray = (id: string) => strays.some((stray) => stray.id === id);
    return [
      ...slots.filter(({ id }) => !isStray(id)).map((slot) => ({ ...slot, title, provider })),
      ...strays.map(({ id, start, end }) => ({
        ...{ id, start, end, capacity: null, state: 'unscheduled' as const, title, provider },
      })),
    ];
  });
}

/** Returns the events and animations of a day that the caller may see. */
async function items(
  database: Queryable,
  providers: ReadonlySet<number>,
  caller: Caller,
  date: PlainDate,
): Promise<readonly Bare[]> {
  const refs = await database.query<{ ref: string; providerId: number }>(
    `SELECT 'event:' || id AS ref, provider_id AS "providerId" FROM event WHERE starts_at >= $1::text::timestamp AND starts_at < $2::text::timestamp
     UNION ALL SELECT 'animation:' || id, provider_id FROM animation WHERE starts_at >= $1::text::timestamp AND starts_at < $2::text::timestamp`,
    [wallTime(date, '00:00'), wallTime(addDays(date, 1), '00:00')],
  );
  const seen = refs.filter(
    ({ providerId }) => providers.has(providerId) && may(caller, 'see', { providerId, coachId: null }),
  );
  const found = await Promise.all(seen.map(({ ref }) => findItem(database, ref)));
  return found.flatMap((item): readonly Bare[] => {
    if (item?.start == null) return [];
    const { ref: id, title, start, end, capacity, provider } = item;
    return [{ id, title, start, end, capacity, state: 'planned', provider }];
  });
}
