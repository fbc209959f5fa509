import type { Language } from '../../../core/text/language.ts';
import { formatDate, formatHour } from '../../../core/time/format.ts';
import { endInstant, isEndEarlier } from '../../../core/time/session.ts';
import { shownTime } from '../../../core/time/shown.ts';
import { dateOf, timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toInstant, toWallTime } from '../../../core/time/zone.ts';
import type { Settings } from '../page/element-settings.ts';

type HourForm = 'shown' | 'card' | 'spoken';

/**
 * Returns the hour of a Paris wall time in the display zone, with the zone's name and the date if they differ from
 * those in Paris.
 */
export function shownHour(wall: WallTime, settings: Settings, form: HourForm = 'shown'): string {
  const { lang, timeZone } = settings;
  const { wall: there, isElsewhere, isOtherDay } = shownTime(wall, timeZone);
  const hour = formatHour(timeOf(there), lang, form);
  if (!isElsewhere) return hour;
  const named = `${hour} ${zoneName(toInstant(wall, PARIS), timeZone, lang)}`;
  return isOtherDay ? `${named} (${formatDate(there, 'short', lang)})` : named;
}

/**
 * Returns the hour at which a session ends; with the zone's name if the hour occurs twice, in the night of the autumn
 * clock change.
 */
export function shownEnd(start: WallTime, end: WallTime, settings: Settings, form: HourForm = 'shown'): string {
  if (!isEndEarlier(start, end)) return shownHour(end, settings, form);
  const { lang, timeZone } = settings;
  const instant = endInstant(start, end);
  const there = toWallTime(instant, timeZone);
  const named = `${formatHour(timeOf(there), lang, form)} ${zoneName(instant, timeZone, lang)}`;
  return dateOf(there) === dateOf(end) ? named : `${named} (${formatDate(there, 'short', lang)})`;
}

/** Returns the zone's short name at an instant: 'UTC−5', 'GMT'. */
export function zoneName(instant: number, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' });
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
