import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import type { Cents } from '../../../core/money/money.ts';
import { priceArea } from '../../../core/pricing/price-area.ts';
import type { Language } from '../../../core/text/language.ts';
import { type Markup, markup, NOTHING } from './markup.ts';
import { money } from './money.ts';
import { FALLBACK_TEXTS } from './texts.ts';

/** Returns an amount, followed by the initial amount, struck through, if there is one. */
export function price(
  amount: Cents,
  struck: Cents | null,
  { currency, lang }: { readonly currency: string | null; readonly lang: Language },
): Markup {
  const { insteadOf } = FALLBACK_TEXTS[lang];
  const before =
    struck === null ? NOTHING : markup` <small>${insteadOf} <s>${money(struck, currency, lang)}</s></small>`;
  return markup`<strong>${money(amount, currency, lang)}</strong>${before}`;
}

/** Returns the price area of an event (D-price-area); null if it has none. */
export function eventPrice(event: CatalogueEvent, lang: Language): Markup | null {
  const texts = FALLBACK_TEXTS[lang];
  const area = priceArea(event);
  if (area.case === 'none') return null;
  if (area.case !== 'from' && area.case !== 'price') return markup`<strong>${texts.areas[area.case]}</strong>`;
  const from = area.case === 'from' ? `${texts.from} ` : '';
  return markup`${from}${price(area.price, area.struck, { currency: event.currency, lang })}`;
}
