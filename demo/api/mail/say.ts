import type { Language } from '../../../core/text/language.ts';
import { TEXTS, type TextKey } from './texts.ts';

/** Returns a text with its values inserted. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** Returns a function that returns the texts of a language. A value is inserted as it is, whatever it contains. */
export function sayIn(lang: Language): Say {
  return (key, values = {}) => TEXTS[lang][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
