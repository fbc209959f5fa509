import type { Section } from '../line.ts';

export const decisions2: Section = {
  name: 'decisions 2',
  title: 'Time',
  lines: {
    "A slot's time is a wall-clock time in Europe/Paris: one week later is the same, also across a clock change": [
      'core/week: one week later is the same wall time, also across a clock change',
      'core/next-week: also across a clock change',
    ],
    'A time that does not exist is moved on by the gap': ['core/zone: in the gap: moved on by it, 02:30 → 03:30'],
    'A time that occurs twice is its first occurrence': ['core/zone: twice in autumn: the first'],
    "Days, columns, months and limits are Paris's": [
      'core/device-zone: and that answer is right',
      'core/refusal-limits: the month is that of Paris',
      "widgets/slotted-calendar/model: today is Paris's",
    ],
    "An hour is shown in the display zone, with the zone's name where its offset differs, and the date where it is another day":
      [
        'core/shown: agrees with Temporal',
        'core/shown: a day before',
        'browser/calendar/days: in another zone hours carry its name, and the date where it is another day there',
      ],
    'Payload dates: ISO 8601, without an offset a Paris wall time': [
      'core/payload-date: without an offset it is a Paris wall time',
      'core/payload-date: Z in summer',
    ],
    'Payload dates: { date, timezone }': ['core/payload-date: D-payload-dates: { date, timezone }'],
    'Anything else is a decode error for that item alone': [
      'core/payload-date: anything else is a decode error',
      'widgets/shared/api/slotted: bad items are dropped one by one and counted in one warning',
    ],
    '"Past" is judged by the instant, against the time that the caller passes in': [
      'core/refusal: a millisecond after it',
    ],
    'Core never reads a clock': ['architecture: core reads no clock and throws no dice'],
    "The widgets' now is the API's, by the Date of its last answer and the time since": [
      "widgets/shared/clock: is the API's last instant plus the time since",
      "widgets/slotted-calendar/store: the day is the API's, not the device's",
    ],
    "… and the device's clock until then": ["widgets/shared/clock: is the device's until the API has answered"],
    'French hour 14h05 (00h30 at night), on event cards 14H05, read aloud 14 h 05': [
      'core/format: 14:05 is 14h05, on cards 14H05, read aloud 14 h 05',
      'core/format: 00:30 is 00h30',
    ],
    'English hour 02:05 PM': ['core/format: in English 02:05 PM'],
    'Dates 24 nov. 2026 / 24 Nov 2026': ['core/format: card: 24 nov. 2026 / 24 Nov 2026'],
    'Calendar headers mardi 24 nov. 2026, short mar. and 24 nov.': [
      'core/format: header: mardi 24 nov. 2026',
      'core/format: short-weekday: mar.',
    ],
    'Storage 2026/11/24': ['widgets/slotted-calendar/navigation: is the flag, the day and the column'],
  },
};
