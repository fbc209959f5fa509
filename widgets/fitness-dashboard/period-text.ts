import type { Range } from '../../core/fitness/periods.ts';
import type { Language } from '../../core/text/language.ts';
import { formatDate, formatHour } from '../../core/time/format.ts';
import { timeOf, type WallTime } from '../../core/time/wall-time.ts';

/** An hour, day or month in words: '14h00', 'mardi 18 nov.', 'novembre 2026'. */
export function periodName(
  start: WallTime,
  range: Range,
  language: Language,
  form: 'shown' | 'spoken' = 'shown',
): string {
  if (range === 'day') return formatHour(timeOf(start), language, form);
  if (range === 'year') return `${formatDate(start, 'month', language)} ${yearOf(start)}`;
  return `${formatDate(start, 'weekday', language)} ${formatDate(start, 'short', language)}`;
}

/** The same below a bar, in one short line or two: '14h', 'mar.' and '18', '18 nov.', 'nov.' and '2026' where a year begins. */
export function axisText(start: WallTime, range: Range, language: Language, isFirst: boolean): readonly string[] {
  const short = formatDate(start, 'short', language);
  const [day = '', month = ''] = short.split(' ');
  switch (range) {
    case 'day':
      return [
        language === 'fr' ? `${Number(start.slice(11, 13))}h` : formatHour(timeOf(start), 'en').replace(':00', ''),
      ];
    case 'week':
      return [formatDate(start, 'short-weekday', language), day];
    case 'month':
      return [short];
    case 'year':
      return isFirst || start.slice(5, 7) === '01' ? [month, yearOf(start)] : [month];
  }
}

function yearOf(start: WallTime): string {
  return start.slice(0, 4);
}
