import type { Language } from '../../../core/text/language.ts';
import { pictureOf } from './card.ts';
import { type Markup, markup } from './markup.ts';
import { FALLBACK_TEXTS } from './texts.ts';

interface Category {
  readonly slug: string;
  readonly name: string;
  readonly picture: string | null;
  readonly count: number;
}

/** Returns the categories as links to their events, each with its number of events. */
export function categories(list: readonly Category[], lang: Language): Markup {
  const { count: counted } = FALLBACK_TEXTS[lang];
  const tiles = list.map(
    ({ slug, name, picture, count }) =>
      markup`<li><a href="/event/list/?category=${encodeURIComponent(slug)}">${pictureOf(picture)}<strong>${name}</strong> <span>${counted(count)}</span></a></li>`,
  );
  return markup`<ul class="cards tiles">${tiles}</ul>`;
}
