import { describe, expect, it } from 'vitest';
import { type DateForm, formatDate, formatHour } from '../../core/time/format.ts';
import type { PlainDate, TimeOfDay } from '../../core/time/wall-time.ts';

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
  ])('%s: %s / %s', (form, french, english) => {
    expect(formatDate('2026-11-24', form, 'fr')).toBe(french);
    expect(formatDate('2026-11-24', form, 'en')).toBe(english);
  });

  it('a wall time is formatted as its day, up to the last minute', () => {
    expect(formatDate('2026-11-24T00:00', 'header', 'fr')).toBe('mardi 24 nov. 2026');
    expect(formatDate('2026-11-24T23:59', 'header', 'fr')).toBe('mardi 24 nov. 2026');
  });

  it('the days on which clocks change keep their names', () => {
    expect(formatDate('2026-03-29T02:30', 'header', 'fr')).toBe('dimanche 29 mars 2026');
    expect(formatDate('2026-10-25T02:30', 'header', 'fr')).toBe('dimanche 25 oct. 2026');
  });

  it('months are shortened as each language does', () => {
    const months = (language: 'fr' | 'en') =>
      Array.from({ length: 12 }, (_, month) =>
        formatDate(`2026-${String(month + 1).padStart(2, '0')}-01` as PlainDate, 'short', language).slice(2),
      ).join(' ');
    expect(months('fr')).toBe('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.');
    expect(months('en')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it('weekdays are shortened as each language does', () => {
    const days = (language: 'fr' | 'en') =>
      Array.from({ length: 7 }, (_, day) =>
        formatDate(`2026-11-${23 + day}` as PlainDate, 'short-weekday', language),
      ).join(' ');
    expect(days('fr')).toBe('lun. mar. mer. jeu. ven. sam. dim.');
    expect(days('en')).toBe('Mon Tue Wed Thu Fri Sat Sun');
  });

  it('a language leaves no trace on the next one', () => {
    formatDate('2026-11-24', 'full', 'fr');
    expect(formatDate('2026-11-24', 'full', 'en')).toBe('Tuesday 24 November 2026');
  });
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
  ])('%s is %s, on cards %s, read aloud %s, in English %s', (time, shown, card, spoken, english) => {
    expect(formatHour(time, 'fr')).toBe(shown);
    expect(formatHour(time, 'fr', 'card')).toBe(card);
    expect(formatHour(time, 'fr', 'spoken')).toBe(spoken);
    for (const form of ['shown', 'card', 'spoken'] as const) expect(formatHour(time, 'en', form)).toBe(english);
  });
});
