import type { Range } from '../../../core/fitness/periods.ts';
import { formatDate, formatHour } from '../../../core/time/format.ts';
import { shownTime } from '../../../core/time/shown.ts';
import { timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import type { Settings } from '../../shared/page/element-settings.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';

/** Returns an hour of the display zone, a day or a month in words: '14h00', 'mardi 18 nov.', 'novembre 2026'. */
export function periodName(
  start: WallTime,
  range: Range,
  settings: Settings,
  form: 'shown' | 'spoken' = 'shown',
): string {
  const { lang } = settings;
  if (range === 'day') return shownHour(start, settings, form);
  if (range === 'year') return `${formatDate(start, 'month', lang)} ${yearOf(start)}`;
  return `${formatDate(start, 'weekday', lang)} ${formatDate(start, 'short', lang)}`;
}

/**
 * Returns the name below a bar, in one or two short lines: '14h'; 'mar.' and '18'; '18 nov.'; 'nov.', with '2026' at
 * the start of a year. The first hour also has its zone, if that is not Paris.
 */
export function axisText(start: WallTime, range: Range, settings: Settings, isFirst: boolean): readonly string[] {
  const { lang, timeZone } = settings;
  const short = formatDate(start, 'short', lang);
  const [day = '', month = ''] = short.split(' ');
  switch (range) {
    case 'day': {
      const { wall, offset } = shownTime(start, timeZone);
      const hour = shortHour(wall, lang);
      return isFirst && offset !== null ? [hour, offset] : [hour];
    }
    case 'week':
      return [formatDate(start, 'short-weekday', lang), day];
    case 'month':
      return [short];
    case 'year':
      return isFirst || start.slice(5, 7) === '01' ? [month, yearOf(start)] : [month];
  }
}

/** Returns an hour: '14h', '5h30' in a zone whose offset has half an hour, '02 PM'. */
function shortHour(wall: WallTime, lang: Settings['lang']): string {
  const hour = formatHour(timeOf(wall), lang);
  return lang === 'fr' ? hour.replace(/^0(?=\d)|00$/g, '') : hour.replace(':00', '');
}

function yearOf(start: WallTime): string {
  return start.slice(0, 4);
}
