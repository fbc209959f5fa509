import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import { type EventTimes, eventTimes } from '../../../core/catalogue/event-times.ts';
import type { Language } from '../../../core/text/language.ts';
import { formatDate, formatHour } from '../../../core/time/format.ts';
import { sessionEnd } from '../../../core/time/session.ts';
import { dateOf, timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import { everyWeekday, runsOf } from '../../../core/time/weekday-names.ts';
import { type Markup, markup } from './markup.ts';
import { FALLBACK_TEXTS } from './texts.ts';

/** How hours are written: on an event's card, or elsewhere (D-date-formats). */
type HourForm = 'card' | 'shown';

/** Returns '25 nov. 2026 18h30' in a `<time>` element. */
export function dayAndHour(at: WallTime, lang: Language, form: HourForm = 'shown'): Markup {
  return markup`<time datetime="${at}">${formatDate(dateOf(at), 'card', lang)} ${formatHour(timeOf(at), lang, form)}</time>`;
}

/**
 * Returns a start with the end on the same day: '25 nov. 2026 18h30 – 19h30'. `duration` is in hours; null if unknown.
 */
export function session(start: WallTime, duration: number | null, lang: Language): Markup {
  if (!duration) return dayAndHour(start, lang);
  const end = sessionEnd(start, Math.round(duration * 60));
  return markup`${dayAndHour(start, lang)} – <time datetime="${end}">${formatHour(timeOf(end), lang)}</time>`;
}

/** Returns when an event takes place, in the form for a card or for other places; null if it has no date. */
export function when(event: CatalogueEvent, lang: Language, form: HourForm = 'shown'): Markup | null {
  return timesText(eventTimes(event), lang, form);
}

function timesText(times: EventTimes, lang: Language, form: HourForm): Markup | null {
  const { firstSlot } = FALLBACK_TEXTS[lang];
  switch (times.case) {
    case 'once':
      return dayAndHour(times.start, lang, form);
    case 'weekly':
      return markup`${everyWeekday(times.weekday, lang)} ${dayAndHour(times.start, lang, form)}`;
    case 'slots':
      return markup`${firstSlot} ${dayAndHour(times.first, lang, form)}`;
    case 'open':
      return markup`${times.hours.map((hours) => openHours(hours, lang, form)).join(', ')}`;
    case 'undated':
      return null;
  }
}

function openHours(
  { weekdays, start, end }: Extract<EventTimes, { case: 'open' }>['hours'][number],
  lang: Language,
  form: HourForm,
): string {
  const days = runsOf(weekdays).map((run) => run.map((day) => everyWeekday(day, lang)).join(' – '));
  const hours = [start, ...(end === null ? [] : [end])].map((time) => formatHour(time, lang, form));
  return `${days.join(', ')} ${hours.join(' – ')}`;
}
