import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import type { ListPage } from '../../../core/paging/list-page.ts';
import { htmlToParagraphs } from '../../../core/text/html-to-paragraphs.ts';
import { decodeDate } from '../../../core/time/payload-date.ts';
import { parseDate } from '../../../core/time/wall-time.ts';
import { listEvents } from '../../api/catalogue/events/event-list.ts';
import { eventPayload } from '../../api/catalogue/events/event-payload.ts';
import { type EventRow, findEvent } from '../../api/catalogue/events/events.ts';
import type { PageWish } from '../../api/catalogue/paging.ts';
import { parseReference } from '../../api/catalogue/reference.ts';
import { readAhead } from '../../api/catalogue/slots-ahead.ts';
import type { Catalogue } from './catalogue.ts';
import { asEvent } from './event.ts';

/** Reads a page of events, as the API lists them for a visitor. */
export async function readEvents(
  catalogue: Catalogue,
  query: EventQuery,
  wish: PageWish,
): Promise<ListPage<CatalogueEvent>> {
  const now = catalogue.clock.now();
  const { items, ...page } = await listEvents(catalogue.database, query, wish, now);
  return { items: (await payloads(catalogue, items, now)).map(asEvent), ...page };
}

/** Reads one event by id or url, even if it is over or withdrawn; null if there is none. */
export async function readEvent(catalogue: Catalogue, url: string): Promise<EventPage | null> {
  const now = catalogue.clock.now();
  const row = await findEvent(catalogue.database, parseReference(url), now);
  const [event] = await payloads(catalogue, row ? [row] : [], now);
  if (!row || !event) return null;
  return {
    ...asEvent(event),
    item: `event:${event.id}`,
    paragraphs: htmlToParagraphs(row.description),
    priceId: event.priceId,
    providerId: event.user.id,
    nextSlot: decodeDate(event.nextSlot),
    endSlotted: event.endSlotted === null ? null : parseDate(event.endSlotted),
    hasEnded: false,
    takesBookings: event.takesBookings,
  };
}

async function payloads({ database }: Catalogue, rows: readonly EventRow[], now: number) {
  const offers = await readAhead(
    database,
    rows.flatMap((row) => row.slotted_id ?? []),
    now,
  );
  return rows.map((row) => eventPayload(row, offers.get(row.slotted_id ?? 0), false, now));
}
