import { type EventPage, whyNotSold } from '../../../core/catalogue/event-page.ts';
import { eventTimes } from '../../../core/catalogue/event-times.ts';
import type { Provider } from '../../../core/catalogue/provider.ts';
import type { Language } from '../../../core/text/language.ts';
import { pagePath } from './address.ts';
import { pictureOf } from './card.ts';
import { cost } from './events.ts';
import { type Markup, markup, NOTHING } from './markup.ts';
import { FALLBACK_TEXTS } from './texts.ts';
import { dayAndHour, session, when } from './times.ts';
import { placeOf } from './venue.ts';

/**
 * Returns the content of the page of an event or an animation: what it is, when and where it takes place, and its
 * price. `now` is in milliseconds since 1970.
 */
export function details(page: EventPage, venue: Provider | null, lang: Language, now: number): Markup {
  const texts = FALLBACK_TEXTS[lang];
  const { title, sport, provider, paragraphs, picture } = page;
  const by = provider && markup`<a href="${pagePath('user', provider.url)}">${provider.name}</a>`;
  const section = (heading: string, content: Markup | null) =>
    content === null ? NOTHING : markup`<h3>${heading}</h3>${content}`;
  const line = (content: Markup | null) => content && markup`<p>${content}</p>`;
  return markup`<article class="details">
    <h2>${title}</h2><p>${sport ? `${sport.name} · ` : ''}${by}</p>
    ${pictureOf(picture.medium, true)}
    ${section(texts.dates, datesOf(page, lang))}
    ${section(texts.price, line(standing(page, lang, now) ?? cost(page, lang)))}
    ${section(texts.place, line(by && markup`${by}${venue ? markup`, ${placeOf(venue)}` : NOTHING}`))}
    ${section(texts.about, paragraphs.length === 0 ? null : markup`${paragraphs.map((text) => markup`<p>${text}</p>`)}`)}
  </article>`;
}

/** Returns the reason why no place can be booked, or null. */
function standing(page: EventPage, lang: Language, now: number): Markup | null {
  const texts = FALLBACK_TEXTS[lang];
  const notSold = whyNotSold(page, now);
  return notSold === null || notSold === 'teaser' || notSold === 'information' ? null : markup`${texts[notSold]}`;
}

/** Returns the event's date, hours or opening hours, and links to the other dates of its series. */
function datesOf(page: EventPage, lang: Language): Markup | null {
  const { start, duration, url, occurrences } = page;
  const times = eventTimes(page);
  const own = times.case === 'once' && start ? session(start, duration, lang) : when(page, lang);
  if (own === null) return null;
  const others = occurrences
    .filter((one) => one.isScheduled && one.url !== url)
    .map((one) => markup`<li><a href="${pagePath('event', one.url)}">${dayAndHour(one.start, lang)}</a></li>`);
  return markup`<p>${own}</p>${others.length > 0 ? markup`<ul>${others}</ul>` : NOTHING}`;
}
