import { formatDate } from '../../core/time/format.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import type { Settings } from '../shared/page/element-settings.ts';
import { shownHour } from '../shared/view/shown-hour.ts';

/** A slot's day and start, and its end if it is given: 'mardi 24 nov. 2026, 08h00 – 09h00'. */
export function slotTimeText(settings: Settings, start: WallTime, end?: WallTime): string {
  const from = `${formatDate(start, 'header', settings.lang)}, ${shownHour(start, settings)}`;
  return end ? `${from} – ${shownHour(end, settings)}` : from;
}
