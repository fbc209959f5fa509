import type { MembershipOption } from '../../../core/catalogue/membership.ts';
import { createTranslate, type Translate } from '../../shared/view/intl.ts';
import { messages } from '../messages.ts';

/** What an option is called, and for how long it runs where its name does not say just that; null where nothing is to be said. */
export interface OptionName {
  readonly name: string;
  readonly length: string | null;
}

/** The API names options in one language: a name that is nothing but the length is said in the element's. */
export function nameOption({ title, months }: MembershipOption, t: Translate<keyof typeof messages.fr>): OptionName {
  if (!months) return { name: title, length: null };
  const length = t('months', { months });
  const isLength = (['fr', 'en'] as const).some(
    (lang) => createTranslate(messages, lang)('months', { months }) === title.trim().toLowerCase(),
  );
  return isLength ? { name: length, length: null } : { name: title, length };
}
