import { formatDate, formatHour } from '../../../core/time/format.ts';
import { endInstant, isEndEarlier } from '../../../core/time/session.ts';
import { offsetName, shownTime } from '../../../core/time/shown.ts';
import { dateOf, timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import { toWallTime } from '../../../core/time/zone.ts';
import type { Settings } from '../page/element-settings.ts';

type HourForm = 'shown' | 'card' | 'spoken';

/**
 * Returns the hour of a Paris wall time in the display zone, with the zone's offset if it is not Paris, and the date if it
 * differs from that in Paris.
 */
export function shownHour(wall: WallTime, settings: Settings, form: HourForm = 'shown'): string {
  const { lang, timeZone } = settings;
  const { wall: there, offset, isOtherDay } = shownTime(wall, timeZone);
  const hour = formatHour(timeOf(there), lang, form);
  const named = offset === null ? hour : `${hour} ${offset}`;
  return isOtherDay ? `${named} (${formatDate(there, 'short', lang)})` : named;
}

/**
 * Returns the hour at which a session ends; with the zone's offset if the hour occurs twice, in the night of the autumn
 * clock change.
 */
export function shownEnd(start: WallTime, end: WallTime, settings: Settings, form: HourForm = 'shown'): string {
  if (!isEndEarlier(start, end)) return shownHour(end, settings, form);
  const { lang, timeZone } = settings;
  const instant = endInstant(start, end);
  const there = toWallTime(instant, timeZone);
  const named = `${formatHour(timeOf(there), lang, form)} ${offsetName(instant, timeZone)}`;
  return dateOf(there) === dateOf(end) ? named : `${named} (${formatDate(there, 'short', lang)})`;
}
