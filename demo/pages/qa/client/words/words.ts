import { EN, type Words } from './en.ts';
import { FR } from './fr.ts';

/** The language of the QA pages, independent of the language of the element. */
export type Ui = 'en' | 'fr';

export const WORDS: Readonly<Record<Ui, Words>> = { en: EN, fr: FR };

/** Returns the language in `?ui=…`; English for any other text. */
export function uiOf(text: unknown): Ui {
  return text === 'fr' ? 'fr' : 'en';
}

/** Returns a query with the language of the QA pages. */
export function inUi(query: URLSearchParams, ui: Ui): URLSearchParams {
  const named = new URLSearchParams(query);
  if (ui === 'en') named.delete('ui');
  else named.set('ui', ui);
  return named;
}
