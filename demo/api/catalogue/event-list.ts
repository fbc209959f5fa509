import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import { isOffering } from '../../../core/catalogue/groups.ts';
import type { Parameter, Queryable } from '../database/database.ts';
import { type EventRow, SELECT_EVENT } from './events.ts';
import { CARDS, IS_COMING, IS_LISTED, nowParameter } from './listed.ts';
import { type Paged, type PageWish, pageRows } from './paging.ts';
import { parseReference } from './reference.ts';
import { findUser } from './users.ts';

const A_PAGE = 12;

/** What narrows a list down: conditions on `event`, the parameters from the second on, and whether a series is one card. */
interface Narrowed {
  readonly conditions: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly isOneASeries: boolean;
}

/** The page of the events that are listed, the newest first (decisions §9). `now` is in milliseconds since 1970. */
export async function listEvents(
  database: Queryable,
  query: EventQuery,
  wish: PageWish,
  now: number,
): Promise<Paged<EventRow>> {
  const { conditions, parameters, isOneASeries } = await narrow(database, query);
  const given = [nowParameter(now), ...parameters];
  const [counted] = await database.query<{ total: number }>(
    `SELECT ${isOneASeries ? CARDS : 'count(*)'} AS total FROM event WHERE ${[IS_COMING, ...conditions].join(' AND ')}`,
    given,
  );
  const total = counted?.total ?? 0;
  const { page, lastPage, offset, limit } = pageRows(wish, A_PAGE, total);
  const where = [isOneASeries ? IS_LISTED : IS_COMING, ...conditions].join(' AND ');
  // A late page is walked to from the end, so that the last one is as near as the first.
  const isLate = offset > total / 2;
  const order = isLate ? 'published_at, id' : 'published_at DESC, id DESC';
  const passedOver = isLate ? total - offset - limit : offset;
  const items = await database.query<EventRow>(
    `${SELECT_EVENT} WHERE event.id IN (
       SELECT id FROM event WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${passedOver})
     ORDER BY event.published_at DESC, event.id DESC`,
    given,
  );
  return { items, page, lastPage };
}

async function narrow(database: Queryable, { category, city, provider, sport }: EventQuery): Promise<Narrowed> {
  const parameters: Parameter[] = [];
  const given = (value: Parameter) => `$${parameters.push(value) + 1}`;
  const conditions: string[] = [];
  if (sport !== undefined) conditions.push(`event.sport_slug = ${given(plain(sport))}`);
  if (category !== undefined) {
    conditions.push(`event.sport_slug IN (SELECT slug FROM sport WHERE category_slug = ${given(plain(category))})`);
  }
  if (city !== undefined) {
    conditions.push(`event.provider_id IN (SELECT person_id FROM user_page WHERE city_slug = ${given(plain(city))})`);
  }
  if (provider === undefined) return { conditions, parameters, isOneASeries: true };
  const user = await findUser(database, parseReference(provider));
  if (!user) return { conditions: ['false'], parameters: [], isOneASeries: true };
  const isOwn = isOffering(user.groups);
  if (isOwn) conditions.push(`event.provider_id = ${given(user.id)}`);
  else conditions.push(`event.id IN (${bookedBy(given(user.id))})`);
  return { conditions, parameters, isOneASeries: isOwn };
}

/** The events that a person has confirmed bookings of; a slot is one of its offer's card. */
const bookedBy = (person: string) => `
  SELECT substr(place_id, 7)::integer FROM booking JOIN purchase ON purchase.id = purchase_id
  WHERE booking.person_id = ${person} AND returned_at IS NULL AND state = 'confirmed' AND place_id LIKE 'event:%'
  UNION SELECT card.id FROM booking JOIN purchase ON purchase.id = purchase_id JOIN event card USING (slotted_id)
  WHERE booking.person_id = ${person} AND returned_at IS NULL AND state = 'confirmed'`;

/** No text of the database has a NUL in it. */
function plain(value: string): string {
  return value.replaceAll('\0', '');
}

/** A provider's open events that are listed, the newest first. */
export async function listOpenEvents(
  database: Queryable,
  providerId: number,
  now: number,
): Promise<readonly EventRow[]> {
  return database.query<EventRow>(
    `${SELECT_EVENT} WHERE event.provider_id = $2 AND event.type = 'open' AND ${IS_COMING}
     ORDER BY event.published_at DESC, event.id DESC`,
    [nowParameter(now), providerId],
  );
}
