import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { eventTimes } from '../../../core/catalogue/event-times.ts';
import type { Provider } from '../../../core/catalogue/provider.ts';
import { cutAtWord } from '../../../core/text/cut-at-word.ts';
import type { Language } from '../../../core/text/language.ts';
import { formatDate, formatHour } from '../../../core/time/format.ts';
import { dateOf, timeOf } from '../../../core/time/wall-time.ts';
import { HEAD_TEXTS } from './texts.ts';

/** The longest description in graphemes: about as many as search engines show. */
const LIMIT = 155;

/** Returns the time and place of an event or animation, and the beginning of its text. */
export function eventDescription(page: EventPage, venue: Provider | null, lang: Language): string {
  const times = eventTimes(page);
  const start = times.case === 'once' || times.case === 'weekly' ? times.start : null;
  const day = start && `${formatDate(dateOf(start), 'header', lang)}, ${formatHour(timeOf(start), lang)}`;
  const place = [page.provider?.name, venue?.city?.name ?? page.provider?.city].filter(Boolean).join(', ');
  const facts = [day, place].filter(Boolean).join(' · ');
  return cutAtWord([`${facts}.`, ...page.paragraphs].join(' '), LIMIT);
}

export function venueDescription({ fullName, city }: Provider, lang: Language): string {
  return HEAD_TEXTS[lang].venue(fullName, city?.name ?? 'France');
}
