import { EN, type Words } from './en.ts';
import { FR } from './fr.ts';

/** The language of the QA pages themselves, whatever that of the element is. */
export type Ui = 'en' | 'fr';

export const WORDS: Readonly<Record<Ui, Words>> = { en: EN, fr: FR };

/** Returns the language that `?ui=…` names; English for anything else. */
export function uiOf(text: unknown): Ui {
  return text === 'fr' ? 'fr' : 'en';
}

/** Returns the query of a QA page in this language. */
export function inUi(query: URLSearchParams, ui: Ui): URLSearchParams {
  const named = new URLSearchParams(query);
  if (ui === 'en') named.delete('ui');
  else named.set('ui', ui);
  return named;
}
