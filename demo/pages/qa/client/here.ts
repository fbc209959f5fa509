import { uiOf, WORDS } from './words/words.ts';

/** The language of this page, and the page's texts. */
export const ui = uiOf(document.documentElement.lang);
export const words = WORDS[ui];
