import type { Animation } from '../../../core/catalogue/animation.ts';
import { animationTimes } from '../../../core/catalogue/animation-times.ts';
import { cutAtWord } from '../../../core/text/cut-at-word.ts';
import { htmlToText } from '../../../core/text/html-to-text.ts';
import type { Language } from '../../../core/text/language.ts';
import { pagePath } from './address.ts';
import { cards } from './card.ts';
import { type Markup, markup } from './markup.ts';
import { FALLBACK_TEXTS } from './texts.ts';
import { session } from './times.ts';

/** The longest description, in graphemes (S-constants). */
const DESCRIPTION_LIMIT = 230;

/** Returns a period's animations under its heading. */
export function animations(list: readonly Animation[], period: 'next' | 'future' | 'past', lang: Language): Markup {
  const texts = FALLBACK_TEXTS[lang];
  const heading = markup`<h2>${texts.animations[period]}</h2>`;
  if (list.length === 0) return markup`${heading}<p>${texts.noAnimations[period]}</p>`;
  return markup`${heading}${cards(
    list.map((animation) => ({
      title: animation.title,
      path: pagePath(animation.type === 'slotted' ? 'slotted' : 'animation', animation.url),
      picture: animation.picture,
      provider: animation.provider,
      lines: [whenOf(animation, lang), period === 'past' ? null : aboutOf(animation)],
    })),
    period === 'past' ? 0 : undefined,
  )}`;
}

function whenOf(animation: Animation, lang: Language): Markup | null {
  const times = animationTimes(animation);
  if (times === null) return null;
  const { nextSlot } = FALLBACK_TEXTS[lang];
  const label = animation.start === null ? `${nextSlot} ` : '';
  return markup`${label}${session(times.start, animation.duration, lang)}`;
}

function aboutOf({ description }: Animation): Markup | null {
  const text = cutAtWord(htmlToText(description), DESCRIPTION_LIMIT);
  return text === '' ? null : markup`${text}`;
}
