import { describe, expect, it } from 'vitest';
import type { Answers, Cell, Reading, Value } from '../../../core/studio/cell.ts';
import { isEmpty, type Kind, readCell } from '../../../core/studio/kinds.ts';
import type { Language } from '../../../core/text/language.ts';

/** A Wednesday. */
const TODAY = '2026-11-25';

/** A text is a cell of CSV; a number is one of a workbook, by default without a format of dates. */
const asCell = (from: string | number | boolean | Cell): Cell => {
  if (typeof from === 'string') return { case: 'text', text: from };
  if (typeof from === 'number') return { case: 'number', value: from, shownAs: 'number' };
  return typeof from === 'boolean' ? { case: 'yes-no', value: from } : from;
};
const shown = (value: number, shownAs: 'date' | 'percent'): Cell => ({ case: 'number', value, shownAs });

const read = (kind: Kind, from: string | number | boolean | Cell, lang: Language = 'fr', answers: Answers = {}) =>
  readCell(kind, asCell(from), { lang, today: TODAY, answers });

/** The value, or the case with its reason. */
const short = (reading: Reading) => {
  if (reading.case === 'value') return reading.value;
  return reading.case === 'wrong' ? `! ${reading.wrong}` : `? ${reading.question}`;
};

const TEN = 10 / 24;
/** 25 November 2026, as workbooks count days. */
const DAY = 46_351;

/** What programs write for a cell, by kind, and what it means. */
const ROWS: readonly (readonly [Kind, readonly (string | number | boolean | Cell)[], Value])[] = [
  [
    'date',
    ['25/11/2026', '2026/11/25', '2026-11-25', '25.11.2026', '25-11-2026', '25/11/2026 00:00:00', '2026-11-25T00:00'],
    '2026-11-25',
  ],
  [
    'date',
    ['mercredi 25 novembre 2026', 'Wednesday, 25 November 2026', 'November 25, 2026', 'mer. 25 nov. 2026'],
    '2026-11-25',
  ],
  ['date', [DAY, shown(DAY, 'date'), 'J', 'today', "aujourd'hui", 'mer+0', 'Wed+0'], '2026-11-25'],
  [
    'date',
    ['1er janvier 2027', '1 janv. 2027', '1st January 2027', '01/01/2027', 46_388, 'J+37', 'D +37'],
    '2027-01-01',
  ],
  ['date', ['dim+0', 'Sun+0', 'J+4'], '2026-11-29'],
  ['date', ['3/4/2026', '03/04/2026'], '2026-04-03'],
  ['date', ['24 mars 2026', 'mar. 24 mars 2026', 'Tue 24 Mar 2026'], '2026-03-24'],
  ['date', ['29/02/2028'], '2028-02-29'],
  ['date', ['26/11/2026', '11/26/2026'], '2026-11-26'],
  [
    'dateTime',
    [
      '25/11/2026 10:00:00',
      '25/11/2026 10:00',
      '2026/11/25 10:00:00',
      '2026-11-25T10:00',
      '25/11/2026 à 10h',
      'J 10:00',
    ],
    '2026-11-25T10:00',
  ],
  [
    'dateTime',
    [46_351.4166666667, 46_351.416666666664, DAY + TEN - 0.3 / 86_400, shown(DAY + TEN, 'date')],
    '2026-11-25T10:00',
  ],
  ['dateTime', ['25/11/2026', DAY], '2026-11-25T00:00'],
  ['time', ['10:00', '10:00:00', '10h', '10h00', '10H', '10 h', '10 h 00', TEN, 0.416666666666667], '10:00'],
  ['time', ['09h05', '9:05', '9h05', '09:05:00'], '09:05'],
  ['time', ['10h30', '10:30'], '10:30'],
  ['time', ['06:00:00 PM', '6:00 PM', '6 pm', '18h'], '18:00'],
  ['time', ['12:00:00 PM', '12 PM', '12:00'], '12:00'],
  ['dateTime', ['11/25/2026 06:00 PM', '25/11/2026 18:00'], '2026-11-25T18:00'],
  ['time', ['24:00', '00:00', '0h', 0, 1], '00:00'],
  ['times', ['10:00, 14:30', '10h;14h30', '10:00 14:30', '10:00\n14:30'], ['10:00', '14:30']],
  ['length', ['36:30', '36:30:00', '2190', shown(1.520_833_333_333_33, 'date')], 2190],
  ['length', ['0:45', '0:45:00', '45', '45 min', '45mn', 45, shown(0.031_25, 'date')], 45],
  ['length', ['1h', '1:00', '60', '1 h', '1h00'], 60],
  [
    'money',
    ['1 234,50 €', '1 234,50 €', '1 234,50', '1234,5', '1234.5', '1.234,50', '1,234.50 €', '€ 1234,50', 1234.5],
    123_450,
  ],
  ['money', ['12,50 €', '12,5', '12.50', '12,50 EUR', 12.5], 1250],
  ['money', ['€ 12', '12', '12 euros', '15 EUR'.replace('15', '12'), 12], 1200],
  ['money', ['0', '0,00 €', 0], 0],
  ['decimal', ['12,5', '12.5', 12.5], 12.5],
  ['decimal', ['-1,5494', '-1.5494'], -1.5494],
  ['percent', ['20', '20%', '20 %', '0,2', '0.2', 20, 0.2, shown(0.2, 'percent')], 20],
  ['percent', ['6%', '0,06', shown(0.06, 'percent')], 6],
  ['percent', ['1%', shown(0.01, 'percent'), '0,01'], 1],
  ['yesNo', ['VRAI', 'vrai', 'TRUE', 'oui', 'Oui', 'OUI', '1', 'x', 'yes', true, 1], true],
  ['yesNo', ['FAUX', 'faux', 'FALSE', 'non', '0', 'no', false, 0], false],
  ['phone', ['06 12 34 56 78', '0612345678', '06.12.34.56.78', '06-12-34-56-78'], '0612345678'],
  ['phone', ['+33 6 12 34 56 78', '33612345678', 33_612_345_678, '+33612345678'], '+33612345678'],
  ['postalCode', ['05000', '05 000', { case: 'text', text: '05000' }], '05000'],
  ['postalCode', ['75010', 75_010, '75 010'], '75010'],
  ['postalCode', ['L-1234'], 'L-1234'],
  ['postalCode', [{ case: 'text', text: '5000', isExact: true }], '5000'],
  ['count', ['12', 12, '12,0', '1 2', 12.000_000_000_1], 12],
  ['count', ['1E5'.replace('1E5', '100000'), 100_000, '100 000'], 100_000],
  ['text', ['  Yoga doux ', 'Yoga​ doux', 'Yoga doux\r\n'], 'Yoga doux'],
  ['text', [5000, '5000'], '5000'],
  ['text', ['a\r\nb', 'a\nb'], 'a\nb'],
  [
    'email',
    ['Lea@Example.org', 'mailto:lea@example.org', 'Léa <lea@example.org>', ' lea@example.org; '],
    'lea@example.org',
  ],
  ['address', ['Yoga doux', 'yoga-doux', 'Yôga Doux !'], 'yoga-doux'],
  ['code', ['rentree20', 'RENTREE20 '], 'RENTREE20'],
  ['weekdays', ['lundi, jeudi', 'Lundi et jeudi', 'lun. jeu.', 'Monday;Thursday', 'lundi jeudi'], [0, 3]],
  [
    'weekdays',
    ['lundi-vendredi', 'du lundi au vendredi', 'Mon-Fri', 'Monday to Friday', 'lundi à vendredi'],
    [0, 1, 2, 3, 4],
  ],
  ['weekdays', ['tous les jours', 'every day', 'lundi-dimanche'], [0, 1, 2, 3, 4, 5, 6]],
  ['weekdays', ['week-end', 'samedi, dimanche', 'weekend', 'sam-dim'], [5, 6]],
  ['weekdays', ['vendredi-lundi'], [0, 4, 5, 6]],
];

/** Cells that say nothing, or that may say two things. */
const REFUSED: readonly (readonly [Kind, string | number | Cell, expected: string])[] = [
  ['date', '31/02/2026', '! no-such-day'],
  ['date', '31/04', '! no-such-day'],
  ['date', '12/2026', '! unreadable'],
  ['date', 'demain', '! unreadable'],
  ['date', '25/11/2026 10:00', '! unreadable'],
  ['date', DAY + TEN, '! unreadable'],
  ['date', 612_345_678, '! out-of-range'],
  ['date', '25/11', '? no-year'],
  ['date', '3/4', '? no-year'],
  ['date', '25 novembre', '? no-year'],
  ['date', '25/11/26', '? two-digit-year'],
  ['dateTime', '25/11/26 10:00', '? two-digit-year'],
  ['dateTime', DAY + 0.123_456, '! has-seconds'],
  ['dateTime', '25/11/2026 10:00:12', '! has-seconds'],
  ['time', '36:30', '! unreadable'],
  ['time', '10:00:30', '! has-seconds'],
  ['time', '10', '! unreadable'],
  ['time', 1.52, '! unreadable'],
  ['length', '1:75', '! unreadable'],
  ['length', '0', '! unreadable'],
  ['money', '1.234', '! decimals'],
  ['money', '12,345', '! decimals'],
  ['money', 'gratuit', '! unreadable'],
  ['money', '-5', '! out-of-range'],
  ['money', shown(DAY, 'date'), '! is-date'],
  ['percent', '1', '? share-or-percent'],
  ['percent', '5,5%', '! decimals'],
  ['percent', '0,055', '! decimals'],
  ['percent', '120', '! out-of-range'],
  ['phone', '612345678', '? lost-zero'],
  ['phone', 612_345_678, '? lost-zero'],
  ['phone', 'à rappeler', '! unreadable'],
  ['postalCode', '5000', '? lost-zero'],
  ['postalCode', 5000, '? lost-zero'],
  ['yesNo', 'peut-être', '! unreadable'],
  ['weekdays', '1-2', '! unreadable'],
  ['weekdays', 'lundi, foo', '! unreadable'],
  ['text', shown(DAY, 'date'), '! is-date'],
  ['email', 'lea', '! unreadable'],
  ['address', '!!!', '! unreadable'],
  ['count', '#DIV/0!', '! formula-failed'],
  ['text', '#NOM ?', '! formula-failed'],
  ['text', 'Err:502', '! formula-failed'],
  ['text', { case: 'error', code: '#REF!' }, '! formula-failed'],
];

describe('D-studio-cells: what programs write in a cell', () => {
  it.each(ROWS.flatMap(([kind, cells, value]) => cells.map((cell) => [kind, cell, value] as const)))(
    'the %s %j means %j',
    (kind, cell, value) => {
      expect(short(read(kind, cell))).toEqual(value);
    },
  );

  it.each(REFUSED)('the %s %j is answered by: %s', (kind, cell, expected) => {
    expect(short(read(kind, cell))).toBe(expected);
  });

  it('cells of spaces and invisible characters count as empty', () => {
    for (const text of ['', '  ', '\u00a0', '\u200b', '\ufeff\n']) expect(isEmpty(asCell(text)), text).toBe(true);
  });
});

describe('D-studio-questions: what can be read in two ways is asked', () => {
  it.each([
    ['date', '25/11', 'no-year', { coming: '2026-11-25', 'this-year': '2026-11-25' }],
    ['date', '03/04', 'no-year', { coming: '2027-04-03', 'this-year': '2026-04-03' }],
    ['date', '29/02', 'no-year', null],
    ['date', '25/11/26', 'two-digit-year', { 20: '2026-11-25', 19: '1926-11-25' }],
    ['dateTime', '25/11/26 10:00', 'two-digit-year', { 20: '2026-11-25T10:00', 19: '1926-11-25T10:00' }],
    ['phone', '612345678', 'lost-zero', { 'add-zero': '0612345678', 'as-written': '612345678' }],
    ['postalCode', 5000, 'lost-zero', { 'add-zero': '05000', 'as-written': '5000' }],
    ['percent', '1', 'share-or-percent', { percent: 1, share: 100 }],
  ] as const)('the %s %j has the readings of %s', (kind, cell, question, readings) => {
    const asked = read(kind, cell);
    expect(asked).toEqual(
      readings === null ? { case: 'wrong', wrong: 'no-such-day' } : { case: 'question', question, readings },
    );
    for (const [answer, value] of Object.entries(readings ?? {})) {
      expect(short(read(kind, cell, 'fr', { [question]: answer } as Answers)), answer).toBe(value);
    }
  });

  it('English headings leave open whether the day or the month comes first, French ones do not', () => {
    const readings = { 'day-month': '2026-04-03', 'month-day': '2026-03-04' };
    expect(read('date', '03/04/2026', 'en')).toEqual({ case: 'question', question: 'day-first', readings });
    expect(short(read('date', '03/04/2026', 'fr'))).toBe('2026-04-03');
    expect(short(read('date', '03/04/2026', 'en', { 'day-first': 'month-day' }))).toBe('2026-03-04');
    expect(short(read('date', '04/04/2026', 'en'))).toBe('2026-04-04');
  });

  it('a number that gets its zero back says so', () => {
    const reading = read('phone', '612345678', 'fr', { 'lost-zero': 'add-zero' });
    expect(reading).toEqual({ case: 'value', value: '0612345678', note: 'zero-added' });
  });
});
