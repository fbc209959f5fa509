import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import type { Language } from '../../../core/text/language.ts';
import { truncate } from '../../../core/text/truncate.ts';
import { pagePath } from './address.ts';
import { cards } from './card.ts';
import { type Markup, markup } from './markup.ts';
import { eventPrice } from './price.ts';
import { FALLBACK_TEXTS } from './texts.ts';
import { when } from './times.ts';

/** The longest title, in graphemes (S-constants). */
const TITLE_LIMIT = 55;

/** Returns the events of a list as cards, or the text `none` if the list is empty. */
export function eventCards(events: readonly CatalogueEvent[], none: string, lang: Language): Markup {
  if (events.length === 0) return markup`<p>${none}</p>`;
  return cards(
    events.map((event) => ({
      title: truncate(event.title, TITLE_LIMIT),
      path: eventPath(event),
      picture: event.picture.medium,
      provider: event.provider,
      lines: [when(event, lang, 'card'), cost(event, lang)],
    })),
  );
}

/** Returns the path of an event's page; for a slotted event, that of its offer's page. */
export function eventPath({ type, url }: Pick<CatalogueEvent, 'type' | 'url'>): string {
  return pagePath(type === 'slotted' ? 'slotted' : 'event', url);
}

/** Returns the price of an event and the number of places left. */
export function cost(event: CatalogueEvent, lang: Language): Markup | null {
  const { left } = FALLBACK_TEXTS[lang];
  const price = eventPrice(event, lang);
  const places = event.placesLeft === null ? '' : left(event.placesLeft);
  if (price === null || places === '') return price;
  return markup`${price} · ${places}`;
}
