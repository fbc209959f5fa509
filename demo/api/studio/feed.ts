import { createHash } from 'node:crypto';
import { type CalendarEntry, calendarFile } from '../../../core/booking/calendar-file.ts';
import { slotsOf } from '../../../core/booking/day-slots.ts';
import { addDays, dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { asOffer, findOffersById } from '../catalogue/offers.ts';
import type { Queryable } from '../database/database.ts';
import { hashOf } from '../people/caller.ts';

/** How many days a calendar shows, and how many entries at most. */
const DAYS = 90;
const MOST = 2000;

interface Feed {
  readonly provider: number | null;
  readonly coach: number | null;
  readonly names: boolean;
}

/** What is known of who comes to a place. */
interface Taken {
  readonly id: string;
  readonly taken: number;
  readonly waiting: number;
  readonly names: readonly string[];
}

type Session = Pick<CalendarEntry, 'start' | 'end' | 'title' | 'organizer' | 'location'> & { readonly id: string };

/** A calendar as it is sent; the tag is the same for as long as its entries are. */
export interface FeedFile {
  readonly text: string;
  readonly tag: string;
}

/**
 * Returns the calendar whose address has this secret: the sessions and events of a venue, or the sessions of a coach, from
 * today on with how many come, and with their names if they were asked for (D-calendar-feeds); null if there is none.
 */
export async function feedOf(database: Queryable, secret: string, now: number): Promise<FeedFile | null> {
  const [feed] = await database.query<Feed>(
    'SELECT provider_id AS provider, coach_id AS coach, has_names AS names FROM calendar_feed WHERE hash = $1',
    [hashOf(secret)],
  );
  if (!feed) return null;
  const today = dateOf(toWallTime(now, PARIS));
  const ids = await database.query<{ id: number }>(
    'SELECT id FROM slotted WHERE provider_id = $1 OR coach_id = $2 ORDER BY id',
    [feed.provider, feed.coach],
  );
  const rows = await findOffersById(
    database,
    ids.map(({ id }) => id),
  );
  const offered = rows.map(asOffer).flatMap((offer) =>
    Array.from({ length: DAYS }, (_, n) => slotsOf(offer, addDays(today, n))).flatMap((slots) =>
      slots.map(
        (slot): Session => ({
          ...slot,
          title: offer.title,
          organizer: offer.provider.fullName,
          location: offer.provider.fullName,
        }),
      ),
    ),
  );
  const events = await database.query<Session & { readonly end: WallTime }>(
    `SELECT ref AS id, title, start, coalesce("end", start) AS "end", full_name AS organizer, full_name AS location FROM (
       SELECT 'event:' || id AS ref, title, starts_at AS start, ends_at AS "end", provider_id FROM event WHERE is_active AND type <> 'slotted'
       UNION ALL SELECT 'animation:' || id, title, starts_at, ends_at, provider_id FROM animation WHERE type <> 'slotted') AS item
     JOIN user_page ON person_id = provider_id
     WHERE provider_id = $1 AND start >= $2::date AND start < $2::date + ${DAYS}`,
    [feed.provider, today],
  );
  const sessions = [...offered, ...events].sort((a, b) => (a.start < b.start ? -1 : 1)).slice(0, MOST);
  const taken = await readTaken(
    database,
    sessions.map(({ id }) => id),
  );
  const entries = sessions.map((session) => entryOf(session, taken.get(session.id), feed));
  const tag = `"${createHash('sha256').update(JSON.stringify(entries)).digest('base64url')}"`;
  return { text: calendarFile(entries, 'changed', now), tag };
}

async function readTaken(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Taken>> {
  const rows = await database.query<Taken>(
    `SELECT place.id, taken, (SELECT count(*)::integer FROM waiting WHERE place_id = place.id AND waiting.state IN ('waiting', 'offered')) AS waiting,
       ARRAY(SELECT coalesce(gift_first_name || ' ' || gift_last_name, first_name || ' ' || last_name) FROM booking JOIN purchase ON purchase.id = purchase_id
         WHERE place_id = place.id AND returned_at IS NULL AND purchase.state = 'confirmed' ORDER BY 1) AS names
     FROM place WHERE id = ANY($1::text[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function entryOf({ id, ...session }: Session, taken: Taken | undefined, { names }: Feed): CalendarEntry {
  const { taken: count = 0, waiting = 0 } = taken ?? {};
  const said = [`${count} réservé${count > 1 ? 's' : ''}`, ...(waiting > 0 ? [`${waiting} en attente`] : [])].join(
    ', ',
  );
  const description = [said, ...(names ? (taken?.names ?? []) : [])].join('\n');
  return { ...session, uid: `${id}@creneau`, title: `${session.title} (${count})`, description, url: '' };
}
