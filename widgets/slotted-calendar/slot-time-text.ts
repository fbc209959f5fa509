import { formatDate } from '../../core/time/format.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import type { Settings } from '../shared/page/element-settings.ts';
import { shownEnd, shownHour } from '../shared/view/shown-hour.ts';

/** Returns a slot's day and start, and its end if it is given: 'mardi 24 nov. 2026, 08h00 – 09h00'. */
export function slotTimeText(settings: Settings, start: WallTime, end?: WallTime): string {
  return hoursText(formatDate(start, 'header', settings.lang), settings, start, end);
}

/** Returns a slot's day and hours in short form: 'mar. 24 nov., 08h00'. */
export function shortSlotText(settings: Settings, start: WallTime, end?: WallTime): string {
  const { lang } = settings;
  const day = `${formatDate(start, 'short-weekday', lang)} ${formatDate(start, 'short', lang)}`;
  return hoursText(day, settings, start, end);
}

function hoursText(day: string, settings: Settings, start: WallTime, end?: WallTime): string {
  const from = `${day}, ${shownHour(start, settings)}`;
  return end ? `${from} – ${shownEnd(start, end, settings)}` : from;
}
