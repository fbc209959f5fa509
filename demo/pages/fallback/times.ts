import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import { type EventTimes, eventTimes } from '../../../core/catalogue/event-times.ts';
import type { Language } from '../../../core/text/language.ts';
import { formatDate, formatHour } from '../../../core/time/format.ts';
import { addMinutes, dateOf, timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import { everyWeekday, runsOf } from '../../../core/time/weekday-names.ts';
import { type Markup, markup } from './markup.ts';
import { FALLBACK_TEXTS } from './texts.ts';

/** '25 nov. 2026 18H30', for machines too. */
export function dayAndHour(at: WallTime, lang: Language): Markup {
  return markup`<time datetime="${at}">${formatDate(dateOf(at), 'card', lang)} ${formatHour(timeOf(at), lang, 'card')}</time>`;
}

/** A start with its end on the same day: '25 nov. 2026 18H30 – 19H30'; `duration` is in hours, null where it is not known. */
export function session(start: WallTime, duration: number | null, lang: Language): Markup {
  if (!duration) return dayAndHour(start, lang);
  const end = addMinutes(start, Math.round(duration * 60));
  return markup`${dayAndHour(start, lang)} – <time datetime="${end}">${formatHour(timeOf(end), lang, 'card')}</time>`;
}

/** When an event takes place, as its card says it; null for one without a date. */
export function when(event: CatalogueEvent, lang: Language): Markup | null {
  return timesText(eventTimes(event), lang);
}

function timesText(times: EventTimes, lang: Language): Markup | null {
  const { firstSlot } = FALLBACK_TEXTS[lang];
  switch (times.case) {
    case 'once':
      return dayAndHour(times.start, lang);
    case 'weekly':
      return markup`${everyWeekday(times.weekday, lang)} ${dayAndHour(times.start, lang)}`;
    case 'slots':
      return markup`${firstSlot} ${dayAndHour(times.first, lang)}`;
    case 'open':
      return markup`${times.hours.map((hours) => openHours(hours, lang)).join(', ')}`;
    case 'undated':
      return null;
  }
}

function openHours(
  { weekdays, start, end }: Extract<EventTimes, { case: 'open' }>['hours'][number],
  lang: Language,
): string {
  const days = runsOf(weekdays).map((run) => run.map((day) => everyWeekday(day, lang)).join(' – '));
  const hours = [start, ...(end === null ? [] : [end])].map((time) => formatHour(time, lang, 'card'));
  return `${days.join(', ')} ${hours.join(' – ')}`;
}
