import type { Membership, MembershipOption } from '../../../core/catalogue/membership.ts';
import { monthPrice } from '../../../core/pricing/month-price.ts';
import { struckPrice } from '../../../core/pricing/price-area.ts';
import type { Language } from '../../../core/text/language.ts';
import { cards } from './card.ts';
import { type Markup, markup } from './markup.ts';
import { money } from './money.ts';
import { price } from './price.ts';
import { FALLBACK_TEXTS } from './texts.ts';

/** Returns memberships with their options. */
export function memberships(list: readonly Membership[], lang: Language): Markup {
  if (list.length === 0) return markup`<p>${FALLBACK_TEXTS[lang].noMemberships}</p>`;
  return cards(
    list.map(({ title, picture, provider, options }) => ({
      title,
      path: null,
      picture,
      provider: provider && { name: provider.fullName, url: provider.url },
      lines: options.map((option) => optionLine(option, lang)),
    })),
  );
}

function optionLine(option: MembershipOption, lang: Language): Markup {
  const texts = FALLBACK_TEXTS[lang];
  const { currency, months } = option;
  const monthly = monthPrice(option.price, months);
  const aMonth = monthly === null ? '' : ` · ${texts.aMonth(money(monthly, currency, lang))}`;
  const amount =
    option.price === 0
      ? markup`<strong>${texts.areas.free}</strong>`
      : price(option.price, struckPrice(option), { currency, lang });
  return markup`${nameOf(option, lang)} · ${amount}${aMonth}`;
}

/** Returns an option's name and length; if the name is just the length, the length in the page's language. */
function nameOf({ title, months }: MembershipOption, lang: Language): string {
  if (months === null) return title;
  const length = FALLBACK_TEXTS[lang].months(months);
  const isLength = Object.values(FALLBACK_TEXTS).some((texts) => texts.months(months) === title);
  return isLength ? length : `${title} (${length})`;
}
