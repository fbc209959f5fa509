import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from '../../core/booking/calendar-file.ts';
import { addMinutes } from '../../core/time/wall-time.ts';
import { NOW, TUESDAY } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';
import { wall } from './arbitraries.ts';

function anEntry(changes: Partial<CalendarEntry> = {}): CalendarEntry {
  const start = changes.start ?? `${TUESDAY}T08:00`;
  return {
    uid: 'order-7_20261124T0800@creneau',
    start,
    end: addMinutes(start, 60),
    title: 'Yoga doux',
    location: 'Studio Lumière, 69001 Lyon',
    description: 'Réservation 0B9C1A52 chez Studio Lumière',
    url: 'https://market.example/order/',
    ...changes,
  };
}

/** Returns the slots as an independent parser of RFC 5545 reads them. */
function eventsOf(file: string): readonly ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

function onlyEventOf(file: string): ICAL.Event {
  const [event, ...others] = eventsOf(file);
  if (!event || others.length > 0) throw new Error('One event was expected.');
  return event;
}

const octets = (line: string) => new TextEncoder().encode(line).length;

describe('the .ics file of an order', () => {
  it('the .ics file of an order is a calendar with an event for each slot', () => {
    const [head = '', zone = '', event = ''] = calendarFile([anEntry()], 'confirmed', NOW).split(
      /(?<=\r\n)(?=BEGIN:V(?:TIMEZONE|EVENT))/,
    );
    expect(head.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Creneau//Creneau//FR',
      'METHOD:PUBLISH',
      '',
    ]);
    expect(zone).toMatch(/^BEGIN:VTIMEZONE\r\nTZID:Europe\/Paris\r\n[\s\S]*\r\nEND:VTIMEZONE\r\n$/);
    expect(event.split('\r\n')).toEqual([
      'BEGIN:VEVENT',
      'UID:order-7_20261124T0800@creneau',
      'DTSTAMP:20261124T063000Z',
      'DTSTART;TZID=Europe/Paris:20261124T080000',
      'DTEND;TZID=Europe/Paris:20261124T090000',
      'SUMMARY:Yoga doux',
      'LOCATION:Studio Lumière\\, 69001 Lyon',
      'DESCRIPTION:Réservation 0B9C1A52 chez Studio Lumière',
      'URL:https://market.example/order/',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('an address cannot add a line to the .ics file', () => {
    const lines = (url: string) => calendarFile([anEntry({ url })], 'confirmed', NOW).split(/\r\n|\r|\n/).length;
    expect(lines('https://market.example/\r\nX:1')).toBe(lines('https://market.example/'));
  });

  it('several slots are several events of the file, each with its own UID', () => {
    const uids = ['a@creneau', 'b@creneau'];
    expect(
      eventsOf(
        calendarFile(
          uids.map((uid) => anEntry({ uid })),
          'confirmed',
          NOW,
        ),
      ).map((event) => event.uid),
    ).toEqual(uids);
  });
});

describe('text, as RFC 5545 §3.3.11 escapes it', () => {
  it.each([
    ['a comma', 'Yoga, doux', 'Yoga\\, doux'],
    ['a semicolon', 'Yoga; doux', 'Yoga\\; doux'],
    ['a backslash', 'C:\\n', 'C:\\\\n'],
    ['a line break', 'Yoga\ndoux', 'Yoga\\ndoux'],
    ['a line break of Windows', 'Yoga\r\ndoux', 'Yoga\\ndoux'],
    ['two line breaks', 'Yoga\n\r\ndoux', 'Yoga\\n\\ndoux'],
    ['a colon stays', 'Yoga: doux', 'Yoga: doux'],
    ['quotation marks stay', '"Yoga"', '"Yoga"'],
  ])('a title is escaped as RFC 5545 §3.3.11 requires: %s', (_, title, written) => {
    const file = calendarFile([anEntry({ title })], 'confirmed', NOW);
    expect(file).toContain(`\r\nSUMMARY:${written}\r\n`);
    expect(onlyEventOf(file).summary).toBe(title.replace('\r', ''));
  });

  const linesOf = (title: string) => calendarFile([anEntry({ title })], 'confirmed', NOW).split(/\r\n|\r|\n/).length;

  it('a text cannot add a line to the .ics file', () => {
    expect(linesOf('Yoga\r\nEND:VEVENT\nX:1')).toBe(linesOf('Yoga'));
  });

  it('a text with a bare carriage return adds no line to the file', () => {
    expect(linesOf('Yoga\rEND:VEVENT')).toBe(linesOf('Yoga'));
  });
});

describe('lines of at most 75 octets, as RFC 5545 §3.1 folds them', () => {
  it.each([
    ['of one octet', 'a'],
    ['of two', 'é'],
    ['of three', '€'],
    ['of four', '🧘'],
    ['that join several code points', '👩🏽‍🚀'],
  ])('characters %s are never split by a fold', (_, character) => {
    for (const length of [10, 66, 67, 68, 75, 76, 200]) {
      const title = character.repeat(length);
      const file = calendarFile([anEntry({ title })], 'confirmed', NOW);
      expect(onlyEventOf(file).summary).toBe(title);
      for (const line of file.split('\r\n')) {
        expect(octets(line)).toBeLessThanOrEqual(75);
        expect(line).not.toContain('\uFFFD');
      }
    }
  });

  it('a line of 75 octets is not folded, one of 76 is', () => {
    const lines = (length: number) =>
      calendarFile([anEntry({ title: 'a'.repeat(length - 'SUMMARY:'.length) })], 'confirmed', NOW).split('\r\n');
    expect(lines(76).length).toBe(lines(75).length + 1);
  });

  it.each([
    ['the last of one octet', '\u{7F}', 1],
    ['the first of two octets', '\u{80}', 2],
    ['the last of two octets', '\u{7FF}', 2],
    ['the first of three octets', '\u{800}', 3],
    ['the last of three octets', '\u{FFFF}', 3],
    ['the first of four octets', '\u{10000}', 4],
  ])('a line is filled before it is folded, with the character %s', (_, character, size) => {
    const title = 'a'.repeat(75 - 'SUMMARY:'.length - size) + character;
    expect(calendarFile([anEntry({ title })], 'confirmed', NOW)).toContain(`\r\nSUMMARY:${title}\r\n`);
    expect(calendarFile([anEntry({ title: `${title}a` })], 'confirmed', NOW)).toContain(
      `\r\nSUMMARY:${title}\r\n a\r\n`,
    );
  });

  it('any text is read back from the .ics file unchanged', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((chosen) => !/\p{Cc}/u.test(chosen));
    fc.assert(
      fc.property(text, text, (title, location) => {
        const event = onlyEventOf(calendarFile([anEntry({ title, location })], 'confirmed', NOW));
        expect([event.summary ?? '', event.location ?? '']).toEqual([title, location]);
      }),
    );
  });
});

describe('D-wall-time: times of the .ics file', () => {
  const utc = (time: ICAL.Time | undefined) => time?.toJSDate().toISOString().slice(0, 16);

  it.each([
    ['winter', '2026-11-24T08:00', '2026-11-24T07:00', '2026-11-24T08:00'],
    ['summer', '2026-07-14T08:00', '2026-07-14T06:00', '2026-07-14T07:00'],
    ['over the spring change, an hour shorter', '2026-03-29T01:30', '2026-03-29T00:30', '2026-03-29T01:30'],
    ['in the spring gap, moved on', '2026-03-29T02:30', '2026-03-29T01:30', '2026-03-29T01:30'],
    ['before the autumn change', '2026-10-25T00:30', '2026-10-24T22:30', '2026-10-24T23:30'],
    ['over midnight of the year', '2026-12-31T23:30', '2026-12-31T22:30', '2026-12-31T23:30'],
  ] as const)('times of a calendar file are those that clocks in Paris show: %s', (_, start, from, to) => {
    const { startDate, endDate } = onlyEventOf(calendarFile([anEntry({ start })], 'confirmed', NOW));
    expect([utc(startDate), utc(endDate)]).toEqual([from, to]);
  });

  it('a time in the spring gap is written as the time that replaces it', () => {
    expect(calendarFile([anEntry({ start: '2026-03-29T02:30' })], 'confirmed', NOW)).toContain(
      'DTSTART;TZID=Europe/Paris:20260329T033000\r\n',
    );
  });

  it('D-clock-change: a start in the repeated hour is the first of the two, and the end follows after the length of the slot', () => {
    expect(calendarFile([anEntry({ start: '2026-10-25T01:30' })], 'confirmed', NOW)).toContain(
      'DTSTART;TZID=Europe/Paris:20261025T013000\r\nDTEND;TZID=Europe/Paris:20261025T023000\r\n',
    );
    for (const [start, from, to] of [
      ['2026-10-25T02:00', '20261025T000000Z', '20261025T010000Z'],
      ['2026-10-25T02:30', '20261025T003000Z', '20261025T013000Z'],
    ] as const)
      expect(calendarFile([anEntry({ start })], 'confirmed', NOW)).toContain(`DTSTART:${from}\r\nDTEND:${to}\r\n`);
  });

  it('an independent parser of the .ics file reads the same instants', () => {
    fc.assert(
      fc.property(wall, (start) => {
        const event = onlyEventOf(calendarFile([anEntry({ start })], 'confirmed', NOW));
        const inParis = new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'Europe/Paris',
          dateStyle: 'short',
          timeStyle: 'short',
        });
        const shown = inParis.format(event.startDate.toJSDate()).replace(' ', 'T');
        const isInGap = /-03-(?:2[5-9]|3[01])T02/.test(start) && shown !== start;
        expect(isInGap ? shown.slice(0, 11) : shown).toBe(isInGap ? start.slice(0, 11) : start);
      }),
    );
  });
});
