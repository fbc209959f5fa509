import type { EventQuery } from '../../../../core/catalogue/event-query.ts';
import type { Language } from '../../../../core/text/language.ts';
import type { Queryable } from '../../database/database.ts';
import { keepText } from '../../json-text.ts';
import type { Event } from '../../schemas/event.ts';
import { momentOf } from '../listed.ts';
import { openMemory } from '../memory.ts';
import type { Paged, PageWish } from '../paging.ts';
import { inLanguage } from '../translations.ts';
import { countEvents, listEvents } from './event-list.ts';
import { seenEvents } from './event-payloads.ts';

/** Who reads a list. */
interface Reader {
  readonly language: Language;
  readonly hasSubscription: boolean;
}

type EventPage = Paged<Event> & { readonly total: number };

/** A page of the listed events. `now` is in milliseconds since 1970. */
type ReadEventPage = (query: EventQuery, wish: PageWish, reader: Reader, now: number) => Promise<EventPage>;

/** Returns a function that reads pages of events, and caches each page as long as it is true. */
export function eventPages(database: Queryable): ReadEventPage {
  const memory = openMemory(database);

  const countIn =
    (language: Language): typeof countEvents =>
    async (catalogue, narrowed, now) => {
      const key = JSON.stringify(['total', language, narrowed.conditions, narrowed.parameters]);
      const make = async () => ({ answer: { total: await countEvents(catalogue, narrowed, now) }, places: [] });
      return (await memory.answer(key, '', now, make)).total;
    };

  return async (query, wish, { language, hasSubscription }, now) => {
    const catalogue = inLanguage(database, language);
    const make = async (counting: typeof countEvents) => {
      const { items, ...page } = await listEvents(catalogue, query, wish, now, counting);
      const { events, places } = await seenEvents(database, items, hasSubscription, now);
      return { answer: keepText({ items: events, ...page }), places };
    };
    // The provider may be a customer, whose list contains booked events. Bookings are not part of the catalogue, so
    // such a list is never cached.
    if (query.provider !== undefined) return (await make(countEvents)).answer;
    const key = JSON.stringify(['page', query, wish, language, hasSubscription]);
    return memory.answer(key, momentOf(now), now, () => make(countIn(language)));
  };
}
