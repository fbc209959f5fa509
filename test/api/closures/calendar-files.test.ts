import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../demo/api/jobs/closures/read-calendar.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
let uid = 0;
const event = (...lines: readonly string[]) => {
  uid += 1;
  return [
    'BEGIN:VEVENT',
    ...(lines.some((one) => one.startsWith('UID')) ? [] : [`UID:${uid}`]),
    ...lines,
    'END:VEVENT',
  ];
};
const days = async (text: string) => (await readCalendar(text, NOW)).map(({ start, end }) => `${start} ${end}`);

/** Summer time as programs describe it, under the name that they give it. */
const zone = (tzid: string, [winter, summer]: readonly [string, string]) => [
  ...['BEGIN:VTIMEZONE', `TZID:${tzid}`],
  ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', `TZOFFSETFROM:${summer}`, `TZOFFSETTO:${winter}`],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', `TZOFFSETFROM:${winter}`, `TZOFFSETTO:${summer}`],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];
const OUTLOOK = 'W. Europe Standard Time';
const CENTRAL = ['+0100', '+0200'] as const;
const SUNDAYS = ['2026-11-22 2026-11-22', '2026-11-29 2026-11-29', '2026-12-06 2026-12-06'];

const FILES: readonly (readonly [name: string, text: string, closed: readonly string[]])[] = [
  ['no event', calendar(), []],
  [
    'Google: days, free time, a zone, X-properties, folded lines',
    calendar(
      ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'X-WR-CALNAME:Fermetures', 'X-WR-TIMEZONE:Europe/Paris'],
      ...event(
        ...['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20270103', 'DTSTAMP:20261101T080000Z', 'SEQUENCE:1'],
        ...[
          'UID:abc123@google.com',
          'STATUS:CONFIRMED',
          'SUMMARY:Fermé, le studio',
          ' est en vacances',
          'TRANSP:OPAQUE',
        ],
      ),
      ...event('DTSTART;VALUE=DATE:20270110', 'DTEND;VALUE=DATE:20270111', 'STATUS:CONFIRMED', 'TRANSP:TRANSPARENT'),
      ...event('DTSTART:20270115T090000Z', 'DTEND:20270115T100000Z', 'STATUS:CONFIRMED', 'SUMMARY:Dentiste'),
    ),
    ['2026-12-24 2027-01-02'],
  ],
  [
    'Outlook: all day as times of a zone with a name of its own',
    calendar(
      ...['METHOD:PUBLISH', ...zone(OUTLOOK, CENTRAL)],
      ...event(
        ...[`DTSTART;TZID=${OUTLOOK}:20261224T000000`, `DTEND;TZID="${OUTLOOK}":20261226T000000`],
        ...['SUMMARY;LANGUAGE=fr:Noël', 'CLASS:PUBLIC', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'TRANSP:OPAQUE'],
      ),
    ),
    ['2026-12-24 2026-12-25'],
  ],
  [
    'Apple: a duration, an alarm, a journal and a task',
    calendar(
      ...event(
        ...['DTSTART;VALUE=DATE:20261224', 'DURATION:P3D', 'CREATED:20261101T080000Z'],
        ...['X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC', 'BEGIN:VALARM', 'ACTION:NONE'],
        ...['TRIGGER;VALUE=DATE-TIME:19760401T005545Z', 'END:VALARM'],
      ),
      ...['BEGIN:VTODO', 'UID:todo', 'DTSTART;VALUE=DATE:20270101', 'END:VTODO'],
    ),
    ['2026-12-24 2026-12-26'],
  ],
  ['one day without an end', calendar(...event('DTSTART;VALUE=DATE:20261224')), ['2026-12-24 2026-12-24']],
  ['a time without an end', calendar(...event('DTSTART:20261224T000000')), []],
  ['no start', calendar(...event('SUMMARY:?')), []],
  [
    'a day of another zone begins and ends there',
    calendar(
      ...zone('London', ['+0000', '+0100']),
      ...event('DTSTART;TZID=London:20261224T000000', 'DTEND;TZID=London:20261226T000000'),
    ),
    ['2026-12-25 2026-12-25'],
  ],
  [
    'midnight to midnight as UTC, in summer',
    calendar(...event('DTSTART:20270713T220000Z', 'DTEND:20270714T220000Z')),
    ['2027-07-14 2027-07-14'],
  ],
  [
    'the days of the clock change have 23 and 25 hours',
    calendar(
      ...zone('Europe/Paris', CENTRAL),
      ...event('DTSTART;TZID=Europe/Paris:20270328T000000', 'DTEND;TZID=Europe/Paris:20270329T000000'),
      ...event('DTSTART;TZID=Europe/Paris:20271031T000000', 'DTEND;TZID=Europe/Paris:20271101T000000'),
    ),
    ['2027-03-28 2027-03-28', '2027-10-31 2027-10-31'],
  ],
  [
    'a zone that the calendar does not describe counts as that of the venue',
    calendar(...event('DTSTART;TZID=Moon/Crater:20261224T000000', 'DTEND;TZID=Moon/Crater:20261225T000000')),
    ['2026-12-24 2026-12-24'],
  ],
  [
    'a recurrence from long ago, with an exception and a moved day',
    calendar(
      ...event(
        ...['UID:weekly', 'DTSTART;VALUE=DATE:20150104', 'RRULE:FREQ=WEEKLY;BYDAY=SU;UNTIL=20261220'],
        'EXDATE;VALUE=DATE:20261220',
      ),
      ...event('UID:weekly', 'RECURRENCE-ID;VALUE=DATE:20261213', 'DTSTART;VALUE=DATE:20261215'),
    ),
    [...SUNDAYS, '2026-12-15 2026-12-15'],
  ],
  [
    'an occurrence that was cancelled, and a changed one without its series',
    calendar(
      ...event('UID:two', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3'),
      ...event('UID:two', 'RECURRENCE-ID;VALUE=DATE:20261202', 'DTSTART;VALUE=DATE:20261202', 'STATUS:CANCELLED'),
      ...event('UID:lone', 'RECURRENCE-ID;VALUE=DATE:20261202', 'DTSTART;VALUE=DATE:20261210'),
    ),
    ['2026-12-01 2026-12-01', '2026-12-03 2026-12-03', '2026-12-10 2026-12-10'],
  ],
  [
    'further dates',
    calendar(...event('DTSTART;VALUE=DATE:20261201', 'RDATE;VALUE=DATE:20261205,20261210')),
    ['2026-12-01 2026-12-01', '2026-12-05 2026-12-05', '2026-12-10 2026-12-10'],
  ],
  [
    'a recurrence without an end is read for two years',
    calendar(...event('DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY')),
    ['2026-11-20 2028-11-20'],
  ],
  [
    'short events of every second since 1970 cover no day',
    calendar(...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    [],
  ],
];

const BAD: readonly (readonly [name: string, text: () => string, reason: string])[] = [
  ['an empty file', () => '', 'not-a-calendar'],
  ['a page', () => '<!doctype html><title>Sign in</title>', 'not-a-calendar'],
  ['a card', () => 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Zoé\r\nEND:VCARD\r\n', 'not-a-calendar'],
  ['a megabyte of letters', () => 'a'.repeat(1_000_000), 'not-a-calendar'],
  ['a calendar that was cut', () => calendar(...event('DTSTART;VALUE=DATE:20261224')).slice(0, 90), 'not-a-calendar'],
  ['two calendars', () => calendar() + calendar(), 'not-a-calendar'],
  ['no date', () => calendar(...event('DTSTART;VALUE=DATE:tomorrow')), 'not-a-calendar'],
  [
    'days of every second since 1970',
    () => calendar(...event('DTSTART:19700101T000000Z', 'DURATION:P1D', 'RRULE:FREQ=SECONDLY')),
    'too-many-events',
  ],
];

describe('D-closure-calendar: the calendar files of programs', () => {
  it.each(FILES)('what it closes is read: %s', async (_, text, closed) => {
    expect(await days(text)).toEqual(closed);
  });

  it.each(BAD)('what is no calendar of a studio is refused: %s', async (_, text, reason) => {
    await expect(days(text())).rejects.toMatchObject({ reason });
  });

  it('a recurrence that never comes ends with the time that a calendar may take', async () => {
    const never = calendar(...event('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'));
    await expect(readCalendar(never, NOW, 500)).rejects.toMatchObject({ reason: 'too-many-events' });
  });

  it('the largest calendar is read', async () => {
    const many = Array.from({ length: 8_000 }, () => event('DTSTART;VALUE=DATE:20261224', `SUMMARY:${'x'.repeat(40)}`));
    expect(await days(calendar(...many.flat()))).toEqual(['2026-12-24 2026-12-24']);
  });
});
