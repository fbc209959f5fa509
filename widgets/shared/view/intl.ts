import { parse } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../../core/text/language.ts';
import { fillMessage, type Part, type Values } from './fill-message.ts';

export { formatMoney } from '../../../core/pricing/format-money.ts';
export type { Values } from './fill-message.ts';

/** A folder's texts. What an English text lacks does not compile: `satisfies Messages<keyof typeof fr>`. */
export interface Messages<K extends string> {
  readonly fr: Readonly<Record<K, string>>;
  readonly en: Readonly<Record<K, string>>;
}

/** Returns a text of a folder in the element's language. */
export type Translate<K extends string> = (key: K, values?: Values) => string;

/** The texts of a folder in one language: plain ones with `{name}`, and ICU messages with plurals and numbers. */
export function createTranslate<K extends string>(messages: Messages<K>, language: Language): Translate<K> {
  return (key, values) => {
    // The build compiles ICU messages to syntax trees; in tests they are still strings.
    const text: unknown = messages[language][key];
    if (typeof text === 'string' && !/{\w+,/.test(text)) return fill(text, values);
    const parts = (typeof text === 'string' ? parse(text) : text) as readonly Part[];
    try {
      return fillMessage(parts, language, values ?? {});
    } catch (error) {
      console.warn(error);
      return key;
    }
  };
}

function fill(text: string, values: Values = {}): string {
  return text.replace(/{(\w+)}/g, (name, key: string) => String(values[key] ?? name));
}
