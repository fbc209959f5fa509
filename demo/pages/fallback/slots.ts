import { takesNoBooking } from '../../../core/booking/limits.ts';
import type { Slot } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import type { Language } from '../../../core/text/language.ts';
import { formatDate, formatHour } from '../../../core/time/format.ts';
import { type PlainDate, timeOf } from '../../../core/time/wall-time.ts';
import { pagePath } from './address.ts';
import { type Markup, markup, NOTHING } from './markup.ts';
import { money } from './money.ts';
import { FALLBACK_TEXTS, type FallbackTexts } from './texts.ts';

interface Week {
  readonly offers: readonly SlottedOffer[];
  readonly days: readonly { readonly date: PlainDate; readonly slots: readonly OpenSlot[] }[];
}

interface OpenSlot {
  readonly slot: Slot;
  readonly offer: SlottedOffer;
  readonly left: number;
}

/** Returns the slots of a week by day, at most `rows` for each. On the page of their offer, slots are not links. */
export function slots(
  { offers, days }: Week,
  lang: Language,
  { rows = Number.POSITIVE_INFINITY, isOwnPage = false }: { readonly rows?: number; readonly isOwnPage?: boolean } = {},
): Markup {
  const texts = FALLBACK_TEXTS[lang];
  const [offer, ...others] = offers;
  const shown = days.filter((day) => day.slots.length > 0);
  if (offer && offers.every(takesNoBooking)) return markup`<p>${texts.noBooking}</p>`;
  if (!offer || shown.length === 0) return markup`<p>${texts.noSlots}</p>`;
  const names = { isOneOfMany: others.length > 0, isOwnPage, lang };
  const list = shown.map(
    ({ date, slots: all }) =>
      markup`<li><h3><time datetime="${date}">${formatDate(date, 'header', lang)}</time></h3><ul>${all.slice(0, rows).map((one) => row(one, texts, names))}</ul></li>`,
  );
  return markup`${others.length > 0 ? NOTHING : facts(offer, lang)}<ul class="week">${list}</ul>`;
}

/** Returns the length and the price of an offer's slots. */
function facts({ slotTime, price, currency }: SlottedOffer, lang: Language): Markup {
  const texts = FALLBACK_TEXTS[lang];
  const cost = price === 0 ? texts.areas.free : texts.perSlot(money(price, currency, lang));
  return markup`<p>${texts.minutes(slotTime)} · ${cost}</p>`;
}

function row(
  { slot, offer, left }: OpenSlot,
  texts: FallbackTexts,
  {
    isOneOfMany,
    isOwnPage,
    lang,
  }: { readonly isOneOfMany: boolean; readonly isOwnPage: boolean; readonly lang: Language },
): Markup {
  const [start, end] = [slot.start, slot.end].map((at) => formatHour(timeOf(at), lang));
  const hours = markup`<time datetime="${slot.start}">${start ?? ''}</time> – ${end ?? ''}`;
  const named = isOneOfMany ? markup`${hours} ${offer.title}` : hours;
  const link = isOwnPage ? named : markup`<a href="${pagePath('slotted', offer.url)}">${named}</a>`;
  return markup`<li>${link} · ${texts.seats(left)}</li>`;
}
