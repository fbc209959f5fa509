import { plainLetters } from '../text/plain-letters.ts';
import { type Cell, type Reading, value, wrong } from './cell.ts';
import { weekdayNamed } from './date-cell.ts';

const YES = ['1', 'oui', 'o', 'vrai', 'yes', 'y', 'true', 'x'];
const NO = ['0', 'non', 'n', 'faux', 'no', 'false'];

/** Reads yes or no, in French or English, or as a program writes them. */
export function readYesNo(cell: Cell): Reading {
  if (cell.case === 'yes-no') return value(cell.value);
  const word = cell.case === 'text' ? plainLetters(cell.text.trim()) : cell.case === 'number' ? String(cell.value) : '';
  if (YES.includes(word)) return value(true);
  return NO.includes(word) ? value(false) : wrong('unreadable');
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const SETS: Readonly<Record<string, readonly number[]>> = {
  jours: EVERY_DAY,
  day: EVERY_DAY,
  weekend: [5, 6],
};

/** Reads weekdays (0 is Monday): `lundi, mercredi`, `lundi-vendredi`, `Mon to Fri`, `tous les jours`. */
export function readWeekdays(cell: Cell): Reading {
  if (cell.case !== 'text') return wrong('unreadable');
  const words = plainLetters(cell.text)
    .replace('week-end', 'weekend')
    .replace(/\b(?:du|from|le|les|et|and|every|tous)\b/g, ' ')
    .replace(/ ?(?:[-–]| au | a | to ) ?/g, '-')
    .split(/[\s,;/+&]+/)
    .filter((word) => word !== '');
  const days = words.flatMap((word) => SETS[word] ?? daysBetween(word) ?? [Number.NaN]);
  return days.length > 0 && !days.some(Number.isNaN) ? value([...new Set(days)].sort()) : wrong('unreadable');
}

/** Returns the weekdays from the first to the last that a word such as `lundi-vendredi` names. */
function daysBetween(word: string): readonly number[] | null {
  const [from = '', to = from, more] = word.split('-');
  const [first, last] = [weekdayNamed(from), weekdayNamed(to)];
  if (first === null || last === null || more !== undefined) return null;
  return EVERY_DAY.slice(0, ((last - first + 7) % 7) + 1).map((day) => (first + day) % 7);
}
