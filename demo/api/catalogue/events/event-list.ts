import type { EventQuery } from '../../../../core/catalogue/event-query.ts';
import type { Queryable } from '../../database/database.ts';
import { CARDS, IS_COMING, nowParameter } from '../listed.ts';
import { type Paged, type PageWish, pageRows } from '../paging.ts';
import { type Narrowed, narrow, whereListed } from '../search/narrowed.ts';
import { type EventRow, SELECT_EVENT } from './events.ts';

const A_PAGE = 12;

/** Returns the number of cards in a list. `now` is in milliseconds since 1970. */
export async function countEvents(
  database: Queryable,
  { conditions, parameters, isOneASeries }: Narrowed,
  now: number,
): Promise<number> {
  const [counted] = await database.query<{ total: number }>(
    `SELECT ${isOneASeries ? CARDS : 'count(*)'} AS total FROM event WHERE ${[IS_COMING, ...conditions].join(' AND ')}`,
    [nowParameter(now), ...parameters],
  );
  return counted?.total ?? 0;
}

/** Returns a page of the listed events, the newest first (D-event-order). `now` is in milliseconds since 1970. */
export async function listEvents(
  database: Queryable,
  query: EventQuery,
  wish: PageWish,
  now: number,
  count = countEvents,
): Promise<Paged<EventRow> & { readonly total: number }> {
  const narrowed = await narrow(database, query);
  const total = await count(database, narrowed, now);
  const { page, lastPage, offset, limit } = pageRows(wish, A_PAGE, total);
  // A page in the second half is read from the end, so that the last page is as fast as the first.
  const isLate = offset > total / 2;
  const order = isLate ? 'published_at, id' : 'published_at DESC, id DESC';
  const passedOver = isLate ? total - offset - limit : offset;
  const given = [nowParameter(now), ...narrowed.parameters];
  const items = await database.query<EventRow>(
    `${SELECT_EVENT} WHERE event.id IN (
       SELECT id FROM event WHERE ${whereListed(narrowed)} ORDER BY ${order}
       LIMIT $${given.length + 1} OFFSET $${given.length + 2})
     ORDER BY event.published_at DESC, event.id DESC`,
    [...given, limit, passedOver],
  );
  return { items, page, lastPage, total };
}

/** Lists a provider's open events that are active and not over, the newest first. */
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
