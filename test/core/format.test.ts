import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import utc from 'dayjs/plugin/utc';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../core/text/language.ts';
import { type DateForm, formatDate, formatHour } from '../../core/time/format.ts';
import { addDays, daysBetween, type PlainDate, type TimeOfDay } from '../../core/time/wall-time.ts';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

const DAYS = Array.from({ length: daysBetween('1996-01-01', '2061-01-01') }, (_, days) => addDays('1996-01-01', days));

/** The format of dayjs for each form. */
const PATTERNS: Readonly<Record<DateForm, string>> = {
  header: 'dddd D MMM YYYY',
  weekday: 'dddd',
  'short-weekday': 'ddd',
  short: 'D MMM',
  card: 'D MMM YYYY',
  full: 'dddd D MMMM YYYY',
  month: 'MMMM',
  day: 'D',
  'short-month': 'MMM',
};

/** In French the first of a month is '1er'. */
function patternOf(form: DateForm, language: Language): string {
  return language === 'fr' && form !== 'day' ? PATTERNS[form].replace(/\bD\b/, 'Do') : PATTERNS[form];
}

describe('D-date-formats: a day in words', () => {
  it.each<readonly [DateForm, string, string]>([
    ['header', 'mardi 24 nov. 2026', 'Tuesday 24 Nov 2026'],
    ['weekday', 'mardi', 'Tuesday'],
    ['short-weekday', 'mar.', 'Tue'],
    ['short', '24 nov.', '24 Nov'],
    ['card', '24 nov. 2026', '24 Nov 2026'],
    ['full', 'mardi 24 novembre 2026', 'Tuesday 24 November 2026'],
    ['month', 'novembre', 'November'],
    ['day', '24', '24'],
    ['short-month', 'nov.', 'Nov'],
  ])('the format %s writes a day as: %s / %s', (form, french, english) => {
    expect(formatDate('2026-11-24', form, 'fr')).toBe(french);
    expect(formatDate('2026-11-24', form, 'en')).toBe(english);
  });

  it("the first of a month is '1er' in French", () => {
    expect(formatDate('2026-12-01', 'full', 'fr')).toBe('mardi 1er décembre 2026');
    expect(formatDate('2026-12-01', 'short', 'fr')).toBe('1er déc.');
    expect(formatDate('2026-12-01', 'day', 'fr')).toBe('1');
    expect(formatDate('2026-12-01', 'short', 'en')).toBe('1 Dec');
    expect(formatDate('2026-12-11', 'short', 'fr')).toBe('11 déc.');
  });

  it('a wall time is formatted as its day, up to the last minute', () => {
    expect(formatDate('2026-11-24T00:00', 'header', 'fr')).toBe('mardi 24 nov. 2026');
    expect(formatDate('2026-11-24T23:59', 'header', 'fr')).toBe('mardi 24 nov. 2026');
  });

  it.each(['fr', 'en'] as const)(
    'a day in words equals the text of dayjs: each day of 1996 to 2060 in full, each fifth day in any form (%s)',
    (language) => {
      const differences = (days: readonly PlainDate[], form: DateForm) =>
        days.filter((date) => {
          return (
            formatDate(date, form, language) !== dayjs.utc(date).locale(language).format(patternOf(form, language))
          );
        });
      expect(DAYS).toHaveLength(23_742);
      expect(differences(DAYS, 'full')).toEqual([]);
      const fifth = DAYS.filter((_, index) => index % 5 === 0);
      for (const form of Object.keys(PATTERNS) as DateForm[])
        expect([form, differences(fifth, form)]).toEqual([form, []]);
    },
  );
});

describe('D-date-formats: an hour', () => {
  it.each<readonly [TimeOfDay, string, string, string, string]>([
    ['14:05', '14h05', '14H05', '14 h 05', '02:05 PM'],
    ['00:30', '00h30', '00H30', '00 h 30', '12:30 AM'],
    ['00:00', '00h00', '00H00', '00 h 00', '12:00 AM'],
    ['12:00', '12h00', '12H00', '12 h 00', '12:00 PM'],
    ['12:59', '12h59', '12H59', '12 h 59', '12:59 PM'],
    ['11:59', '11h59', '11H59', '11 h 59', '11:59 AM'],
    ['09:00', '09h00', '09H00', '09 h 00', '09:00 AM'],
    ['23:59', '23h59', '23H59', '23 h 59', '11:59 PM'],
  ])('the hour %s is %s, on cards %s, read aloud %s, in English %s', (time, shown, card, spoken, english) => {
    expect(formatHour(time, 'fr')).toBe(shown);
    expect(formatHour(time, 'fr', 'card')).toBe(card);
    expect(formatHour(time, 'fr', 'spoken')).toBe(spoken);
    for (const form of ['shown', 'card', 'spoken'] as const) expect(formatHour(time, 'en', form)).toBe(english);
  });
});
