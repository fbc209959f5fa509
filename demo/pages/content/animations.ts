import type { Animation } from '../../../core/catalogue/animation.ts';
import { type EventPage, pageOfAnimation } from '../../../core/catalogue/event-page.ts';
import type { ListPage } from '../../../core/paging/list-page.ts';
import { htmlToParagraphs } from '../../../core/text/html-to-paragraphs.ts';
import { animationPayload, isOver } from '../../api/catalogue/animations/animation-payload.ts';
import { findAnimation, listAnimations, type Period } from '../../api/catalogue/animations/animations.ts';
import { parseReference } from '../../api/catalogue/reference.ts';
import { aheadOf } from '../../api/catalogue/slots-ahead.ts';
import type { Catalogue } from './catalogue.ts';
import { asAnimation } from './event.ts';

/** Reads the first page of a period's animations: those of all providers, or of one. */
export async function readAnimations(
  catalogue: Catalogue,
  period: Period,
  providerId: number | null = null,
): Promise<ListPage<Animation>> {
  const now = catalogue.clock.now();
  const { items, page, lastPage } = await listAnimations(catalogue.database, period, providerId, {}, now);
  const ahead = await aheadOf(catalogue.database, items, now);
  return { items: items.map((row) => asAnimation(animationPayload(row, ahead(row), now))), page, lastPage };
}

/** Reads one animation, by id or url; null if there is none. */
export async function readAnimation(catalogue: Catalogue, url: string): Promise<EventPage | null> {
  const now = catalogue.clock.now();
  const row = await findAnimation(catalogue.database, parseReference(url));
  if (!row) return null;
  const ahead = await aheadOf(catalogue.database, [row], now);
  const found = animationPayload(row, ahead(row), now);
  return pageOfAnimation({
    ...asAnimation(found),
    paragraphs: htmlToParagraphs(row.description),
    price: row.price_cents,
    currency: row.currency,
    providerId: row.provider.id,
    takesBookings: found.takesBookings,
    hasEnded: isOver(row, ahead(row), now),
  });
}
