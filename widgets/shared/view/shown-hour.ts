import type { Language } from '../../../core/text/language.ts';
import { formatDate, formatHour } from '../../../core/time/format.ts';
import { shownTime } from '../../../core/time/shown.ts';
import { timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../../core/time/zone.ts';
import type { Settings } from '../page/element-settings.ts';

/** The hour of a Paris wall time in the display zone, with the zone's name and the date if they differ from those in Paris. */
export function shownHour(wall: WallTime, settings: Settings, form: 'shown' | 'card' | 'spoken' = 'shown'): string {
  const { lang, timeZone } = settings;
  const { wall: there, isElsewhere, isOtherDay } = shownTime(wall, timeZone);
  const hour = formatHour(timeOf(there), lang, form);
  if (!isElsewhere) return hour;
  const named = `${hour} ${zoneName(wall, timeZone, lang)}`;
  return isOtherDay ? `${named} (${formatDate(there, 'short', lang)})` : named;
}

/** The zone's short name at a Paris wall time: 'UTC−5', 'GMT'. */
export function zoneName(wall: WallTime, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' });
  return format.formatToParts(toInstant(wall, PARIS)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
