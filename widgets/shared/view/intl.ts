import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../../core/text/language.ts';

export { formatMoney } from '../../../core/pricing/format-money.ts';

/** A folder's texts. What an English text lacks does not compile: `satisfies Messages<keyof typeof fr>`. */
export interface Messages<K extends string> {
  readonly fr: Readonly<Record<K, string>>;
  readonly en: Readonly<Record<K, string>>;
}

export type Values = Readonly<Record<string, string | number>>;

/** Returns a text of a folder in the element's language. */
export type Translate<K extends string> = (key: K, values?: Values) => string;

/**
 * The texts of a folder in one language. Texts without plurals are formatted without Intl, whose first use costs more than
 * rendering all slots of a week.
 */
export function createTranslate<K extends string>(messages: Messages<K>, language: Language): Translate<K> {
  return (key, values) => {
    // The build compiles plural texts to syntax trees; in tests they are still strings.
    const text: unknown = messages[language][key];
    if (typeof text === 'string' && !/{\w+,/.test(text)) return fill(text, values);
    return formatPlural(text as Source, language, values) ?? key;
  };
}

function fill(text: string, values: Values = {}): string {
  return text.replace(/{(\w+)}/g, (name, key: string) => String(values[key] ?? name));
}

/** A text, or its syntax tree. */
type Source = ConstructorParameters<typeof IntlMessageFormat>[0];

const messageFormats = { fr: new Map<Source, IntlMessageFormat>(), en: new Map<Source, IntlMessageFormat>() };

/** Returns null, and warns, if a value is missing. */
function formatPlural(text: Source, language: Language, values: Values | undefined): string | null {
  const formats = messageFormats[language];
  const known = formats.get(text) ?? new IntlMessageFormat(text, language);
  formats.set(text, known);
  try {
    return String(known.format(values));
  } catch (error) {
    console.warn(error);
    return null;
  }
}
