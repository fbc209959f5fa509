import type { Replay } from '../../../core/catalogue/replay.ts';
import type { Language } from '../../../core/text/language.ts';
import { formatDate } from '../../../core/time/format.ts';
import { cards } from './card.ts';
import { type Markup, markup } from './markup.ts';
import { FALLBACK_TEXTS } from './texts.ts';

/** Returns a list of replays, without the films, which only the element plays. */
export function replays(list: readonly Replay[], lang: Language): Markup {
  const texts = FALLBACK_TEXTS[lang];
  if (list.length === 0) return markup`<p>${texts.noReplays}</p>`;
  return cards(
    list.map(({ title, picture, provider, sport, date, duration }) => {
      const facts = [
        sport?.name,
        date && formatDate(date, 'card', lang),
        duration === null ? null : texts.minutes(Math.round(duration)),
      ];
      return { title, path: null, picture, provider, lines: [markup`${facts.filter(Boolean).join(' · ')}`] };
    }),
  );
}
