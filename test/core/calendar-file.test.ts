import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, type CalendarStatus, calendarFile, methodOf } from '../../core/booking/calendar-file.ts';
import { addMinutes } from '../../core/time/wall-time.ts';
import { NOW, TUESDAY } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';
import { wall } from './arbitraries.ts';

const hasTemporal = 'Temporal' in globalThis;
const { default: ical } = await import('node-ical');
// It leaves its Temporal behind, which code that is tested beside would take for the platform's.
if (!hasTemporal) Reflect.deleteProperty(globalThis, 'Temporal');

function anEntry(changes: Partial<CalendarEntry> = {}): CalendarEntry {
  const start = changes.start ?? `${TUESDAY}T08:00`;
  return {
    uid: 'order-7_20261124T0800@creneau',
    start,
    end: addMinutes(start, 60),
    title: 'Yoga doux',
    organizer: 'Studio "Lumière"',
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

  it.each<readonly [CalendarStatus, readonly string[]]>([
    ['confirmed', ['PUBLISH', '0', 'CONFIRMED']],
    ['changed', ['PUBLISH', String(NOW / 60_000), 'CONFIRMED']],
    ['cancelled', ['CANCEL', String(NOW / 60_000), 'CANCELLED']],
  ])(
    'D-calendar-entries: the method, the sequence, the status and the organizer of a file of %s entries',
    (status, expected) => {
      const file = calendarFile([anEntry()], status, NOW);
      const organizer = `\r\nORGANIZER;CN="Studio 'Lumière'":https://market.example/order/\r\n`;
      expect(file.includes(organizer)).toBe(status === 'cancelled');
      const written = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1];
      expect(['METHOD', 'SEQUENCE', 'STATUS'].map(written)).toEqual(expected);
      expect([methodOf(file), onlyEventOf(file).uid]).toEqual([expected[0], anEntry().uid]);
    },
  );

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

  it.each(['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'a character at which some program ends a line adds no line to the file: %j',
    (end) => {
      const file = calendarFile([anEntry({ title: `Yoga${end}END:VEVENT` })], 'confirmed', NOW);
      expect(file).toContain('\r\nSUMMARY:Yoga\\nEND:VEVENT\r\n');
    },
  );

  it('a text loses the characters that RFC 5545 forbids, and keeps tabs and joined characters', () => {
    const title = 'Yo\0ga\b\u001B\u007F\u009F\uD83D doux\t👩🏽‍🚀\uDE00';
    expect(calendarFile([anEntry({ title })], 'confirmed', NOW)).toContain('\r\nSUMMARY:Yoga doux\t👩🏽‍🚀\r\n');
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
    ['the last of one octet', '\u{7E}', 1],
    ['the first of two octets', '\u{A0}', 2],
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
    const text = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      .filter((chosen) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(chosen));
    fc.assert(
      fc.property(text, text, (title, location) => {
        const event = onlyEventOf(calendarFile([anEntry({ title, location })], 'confirmed', NOW));
        expect([event.summary ?? '', event.location ?? '']).toEqual([title, location]);
      }),
    );
  });
});

/** Return the instants at which the only event of a file starts and ends, as independent programs read them. */
const READERS = {
  'ical.js': (file: string) => {
    const { startDate, endDate } = onlyEventOf(file);
    return [startDate.toJSDate(), endDate.toJSDate()];
  },
  'node-ical': (file: string) => {
    const event = Object.values(ical.sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
    return event?.type === 'VEVENT' ? [event.start, event.end] : [];
  },
} as const;

describe.each(Object.entries(READERS))('D-wall-time, D-clock-change: times of the .ics file, read by %s', (_, read) => {
  it.each([
    ['winter', '2026-11-24T08:00', '2026-11-24T07:00', '2026-11-24T08:00'],
    ['summer', '2026-07-14T08:00', '2026-07-14T06:00', '2026-07-14T07:00'],
    ['over the spring change, an hour shorter', '2026-03-29T01:30', '2026-03-29T00:30', '2026-03-29T01:30'],
    ['in the spring gap, moved on', '2026-03-29T02:30', '2026-03-29T01:30', '2026-03-29T01:30'],
    ['before the autumn change', '2026-10-25T00:30', '2026-10-24T22:30', '2026-10-24T23:30'],
    ['until the repeated hour begins', '2026-10-25T01:00', '2026-10-24T23:00', '2026-10-25T00:00'],
    ['until the repeated hour', '2026-10-25T01:30', '2026-10-24T23:30', '2026-10-25T00:30'],
    ['from the repeated hour on', '2026-10-25T02:00', '2026-10-25T00:00', '2026-10-25T01:00'],
    ['over the autumn change', '2026-10-25T02:30', '2026-10-25T00:30', '2026-10-25T01:30'],
    ['after the autumn change', '2026-10-25T03:00', '2026-10-25T02:00', '2026-10-25T03:00'],
    ['over midnight of the year', '2026-12-31T23:30', '2026-12-31T22:30', '2026-12-31T23:30'],
  ] as const)('times of a calendar file are those that clocks in Paris show: %s', (_, start, from, to) => {
    const shown = read(calendarFile([anEntry({ start })], 'confirmed', NOW)).map((at) =>
      at?.toISOString().slice(0, 16),
    );
    expect(shown).toEqual([from, to]);
  });
});

describe('D-wall-time, D-clock-change: times of the .ics file', () => {
  it.each([
    ['in the spring gap, as the time that replaces it', '2026-03-29T02:30', ';TZID=Europe/Paris:20260329T033000'],
    ['that ends when clocks show 02:00 the first time', '2026-10-25T01:00', ':20261024T230000Z'],
    ['that ends before', '2026-10-25T00:45', ';TZID=Europe/Paris:20261025T004500'],
    ['that starts when clocks show 02:59 the first time', '2026-10-25T02:59', ':20261025T005900Z'],
    ['that starts after', '2026-10-25T03:00', ';TZID=Europe/Paris:20261025T030000'],
  ] as const)('a session is written %s, in UTC only if its start or end occurs twice', (_, start, written) => {
    expect(calendarFile([anEntry({ start })], 'confirmed', NOW)).toContain(`\r\nDTSTART${written}\r\n`);
  });

  it('an entry that ends when it starts has no end', () => {
    const end = `${TUESDAY}T08:00` as const;
    expect(calendarFile([anEntry({ end })], 'confirmed', NOW)).not.toContain('DTEND');
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
