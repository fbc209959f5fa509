import type { MembershipOption } from '../../../core/catalogue/membership.ts';
import { createTranslate, type Translate } from '../../shared/view/intl.ts';
import { messages } from '../messages.ts';

/** An option's name and its length, which is null if the name says just that, or if it has no end. */
export interface OptionName {
  readonly name: string;
  readonly length: string | null;
}

/**
 * Names an option in the element's language if the API's name, which has one language only, is nothing but the length.
 */
export function nameOption({ title, months }: MembershipOption, t: Translate<keyof typeof messages.fr>): OptionName {
  if (!months) return { name: title, length: null };
  const length = t('months', { months });
  const isLength = (['fr', 'en'] as const).some(
    (lang) => createTranslate(messages, lang)('months', { months }) === title.trim().toLowerCase(),
  );
  return isLength ? { name: length, length: null } : { name: title, length };
}
