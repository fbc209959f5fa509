import type { Language } from '../../../core/text/language.ts';

export { formatMoney } from '../../../core/pricing/format-money.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Fills the ICU message of a key. */
export type Format = (message: unknown, language: Language, key: string, values: Values) => string;

/** A folder's texts. With `satisfies Messages<keyof typeof fr>`, a missing English text is a compile error. */
export interface Messages<K extends string> {
  readonly fr: Readonly<Record<K, string>>;
  readonly en: Readonly<Record<K, string>>;
  /** The function of `format-message.ts`, if there are texts with plurals or figures. */
  readonly format?: Format;
}

/** Returns a text of a folder in the element's language. */
export type Translate<K extends string> = (key: K, values?: Values) => string;

/**
 * Creates a function that returns the texts of a folder in one language: plain texts with `{name}`, and ICU messages
 * with plurals and numbers.
 */
export function createTranslate<K extends string>(messages: Messages<K>, language: Language): Translate<K> {
  return (key, values = {}) => {
    // The build compiles ICU messages to syntax trees; in tests they are still strings.
    const text: unknown = messages[language][key];
    if (typeof text === 'string' && !/{\w+,/.test(text)) return fill(text, values);
    return messages.format?.(text, language, key, values) ?? key;
  };
}

function fill(text: string, values: Values): string {
  return text.replace(/{(\w+)}/g, (name, key: string) => String(values[key] ?? name));
}
