import { uiOf, WORDS } from './words/words.ts';

/** The language of this page, and what it says in it. */
export const ui = uiOf(document.documentElement.lang);
export const words = WORDS[ui];
