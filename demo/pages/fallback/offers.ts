import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import { isOffering } from '../../../core/catalogue/groups.ts';
import type { Provider } from '../../../core/catalogue/provider.ts';
import type { Language } from '../../../core/text/language.ts';
import { eventCards } from './events.ts';
import { type Markup, markup } from './markup.ts';
import { FALLBACK_TEXTS } from './texts.ts';

/** Returns the offers of a provider, or what a customer has booked, under a heading. */
export function offers(events: readonly CatalogueEvent[], provider: Provider, lang: Language): Markup {
  const texts = FALLBACK_TEXTS[lang];
  const heading = (isOffering(provider.groups) ? texts.offers : texts.booked)(provider.fullName);
  return markup`<h2>${heading}</h2>${eventCards(events, texts.noOffers, lang)}`;
}
