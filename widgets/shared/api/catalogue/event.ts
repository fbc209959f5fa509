import * as v from 'valibot';
import type { CallPath } from '../../../../core/calls.ts';
import type { CatalogueEvent, OpeningHour } from '../../../../core/catalogue/event.ts';
import { type EventQuery, eventQueryPath } from '../../../../core/catalogue/event-query.ts';
import { isListed } from '../../../../core/catalogue/is-listed.ts';
import type { ListPage } from '../../../../core/paging/list-page.ts';
import type { Weekday } from '../../../../core/time/wall-time.ts';
import { pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import {
  currencyField,
  decoderOf,
  flagField,
  listField,
  moneyField,
  timeField,
  wallTimeField,
  weekField,
} from '../decode.ts';
import { pageOf } from '../page.ts';
import { hoursField, urlField } from './catalogue-fields.ts';
import { WEEKDAY_NAMES } from './weekday-names.ts';

const occurrence = v.pipe(
  v.object({ date: wallTimeField, url: urlField, scheduled: v.nullish(flagField) }),
  v.transform(({ date, url, scheduled }) => ({ start: date, url, isScheduled: scheduled ?? true })),
);

const opening = v.object({ start: timeField });

const given = v.object({
  id: v.number(),
  title: v.string(),
  url: urlField,
  type: v.picklist(['open', 'single', 'cyclic', 'slotted']),
  picture: v.nullish(v.object({ medium: pictureField, mini: pictureField })),
  sport: v.nullish(v.object({ slug: v.string(), name: v.string() })),
  enseigne: v.nullish(v.object({ name: v.string(), url: urlField, city: v.fallback(v.nullish(v.string()), null) })),
  placesLeft: v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  isactive: v.nullish(flagField),
  isTeaser: v.nullish(flagField),
  isCashBack: v.nullish(flagField),
  isInformation: v.nullish(flagField),
  hasMembership: v.nullish(flagField),
  price: moneyField,
  initialPrice: v.nullish(moneyField),
  discount: v.nullish(v.number()),
  currency: v.nullish(currencyField),
  date: v.nullish(wallTimeField),
  duration: v.nullish(hoursField),
  dateFirstSlot: v.nullish(wallTimeField),
  weekday: v.nullish(v.string()),
  occurences: v.nullish(listField(occurrence, 'occurrences')),
  schedule: v.nullish(weekField(opening, 'hours')),
});

/** Returns an event by core's names. */
export function toEvent(event: v.InferOutput<typeof given>): CatalogueEvent {
  return {
    id: event.id,
    title: event.title,
    url: event.url,
    type: event.type,
    picture: { medium: event.picture?.medium ?? null, mini: event.picture?.mini ?? null },
    sport: event.sport ?? null,
    provider: event.enseigne ? { ...event.enseigne, city: event.enseigne.city ?? null } : null,
    isActive: event.isactive ?? true,
    isTeaser: event.isTeaser ?? false,
    isCashback: event.isCashBack ?? false,
    isInformation: event.isInformation ?? false,
    isSubscribed: event.hasMembership ?? false,
    price: event.price,
    initialPrice: event.initialPrice ?? null,
    discount: event.discount ?? 0,
    placesLeft: event.placesLeft ?? null,
    currency: event.currency ?? null,
    start: event.date ?? null,
    duration: event.duration ?? null,
    firstSlot: event.dateFirstSlot ?? null,
    weekday: weekdayOfName(event.weekday),
    occurrences: event.occurences ?? [],
    openings: openingsOf(event.schedule ?? []),
  };
}

/** The schema of an event (D-calls-events); turns the API's names into core's. */
export const eventFields = v.pipe(given, v.transform(toEvent));

function weekdayOfName(name: string | null | undefined): Weekday | null {
  const at = WEEKDAY_NAMES.findIndex((names) => (names as readonly unknown[]).includes(name?.toLowerCase()));
  return at < 0 ? null : (at as Weekday);
}

function openingsOf(schedule: readonly (readonly v.InferOutput<typeof opening>[])[]): readonly OpeningHour[] {
  return schedule.flatMap((day, weekday) => {
    const starts = day.map(({ start }) => start);
    return starts.sort().map((start) => ({ weekday: weekday as Weekday, start }));
  });
}

/** The schema of a list of events, of which the active ones are shown. */
export const listedEvents = v.pipe(
  listField(eventFields, 'events'),
  v.transform((events) => events.filter(isListed)),
);

const decodeEvents = decoderOf(pageOf(listedEvents));

/** Calls GET /v1/event/list/{query}: a page of `limit` events, or of the API's default size. */
export function fetchEvents(
  client: Client,
  query: EventQuery,
  { page, limit, ...options }: GetOptions & { readonly page: number; readonly limit?: number },
): Promise<ListPage<CatalogueEvent>> {
  return client.get(eventListPath(query, page, limit), decodeEvents, options);
}

/** Calls GET /v1/open/{userId}: a provider's open events; invalid ones are left out. */
export function fetchOpenEvents(
  client: Client,
  user: string,
  options?: GetOptions,
): Promise<readonly CatalogueEvent[]> {
  return client.get(`v1/open/${encodeURIComponent(user)}`, decoderOf(listedEvents), options);
}

/** Returns the path of a page of events. The first page has no parameter, so that it equals the loader's first call. */
export function eventListPath(query: EventQuery, page: number, limit?: number): CallPath<'get'> {
  const pairs = eventQueryPath(query);
  const params = [...(limit === undefined ? [] : [`limit=${limit}`]), ...(page === 1 ? [] : [`page=${page}`])];
  return `v1/event/list/${pairs}${params.length > 0 ? `?${params.join('&')}` : ''}`;
}
