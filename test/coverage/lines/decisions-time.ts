import type { Group } from '../line.ts';

export const decisionsTime: Group = {
  name: 'Time',
  ids: {
    'D-wall-time': {
      "A slot's time is a wall-clock time in Europe/Paris: one week later is the same, also across a clock change": [
        'core/day-slots: one week later is the same wall time, also across a clock change',
        'core/next-week: also across a clock change',
      ],
    },
    'D-clock-change': {
      'A time that does not exist is moved on by the gap': ['core/zone: in the gap: moved on by it, 02:30 → 03:30'],
      'A time that occurs twice is its first occurrence': ['core/zone: twice in autumn: the first'],
      "From 1996 on, Paris's clock changes are those of the European Union's rule": [
        'core/zone: clocks show what the platform says, each day of 1990 to 2060',
        'core/zone: instants agree with Temporal around every change of 1996 to 2060',
        'core/without-intl: euros, dates and hours in both languages, payload dates and instants',
      ],
    },
    'D-moved-slot': {
      'A slot in the hour that is skipped is exported at the moved time': [
        'core/calendar-file: in the spring gap, moved on',
      ],
      '… and shown at it in another display zone': ['core/shown: in the spring gap'],
      '… and drawn, held and booked at it in Paris; it keeps its length': [
        'core/day-slots: is at the moved time, as long as in the schedule',
        'api/doors/horizon: a slot that the spring change moves is held and booked at the moved time, on the last day',
      ],
      '… of two slots that coincide one is drawn': [
        'core/day-slots: where another slot starts then, that one is there alone',
      ],
    },
    'D-paris-days': {
      "Days, columns, months and limits are Paris's": [
        'core/device-zone: and those results are right',
        'core/refusal-limits: the month is that of Paris',
        "widgets/slotted-calendar/model: today is Paris's",
      ],
    },
    'D-display-zone': {
      "An hour is shown in the display zone, with the zone's name where its offset differs, and the date where it is another day":
        [
          'core/shown: agrees with Temporal',
          'core/shown: a day before',
          "browser/calendar/days: in another zone hours have the zone's name, and the date if it is another day there",
        ],
    },
    'D-payload-dates': {
      'Payload dates: ISO 8601, without an offset a Paris wall time': [
        'core/payload-date: without an offset it is a Paris wall time',
        'core/payload-date: Z in summer',
      ],
      'Payload dates: { date, timezone }': ['core/payload-date: D-payload-dates: { date, timezone }'],
      'Any other form is a decode error for that item alone': [
        'core/payload-date: anything else is a decode error',
        'widgets/shared/api/slotted: bad items are dropped one by one and counted in one warning',
      ],
    },
    'D-past': {
      '"Past" is judged by the instant': ['core/refusal: a millisecond after it'],
    },
    'D-told-time': {
      'Core never reads a clock: the caller passes the time in': [
        'architecture: core reads no clock and throws no dice',
      ],
    },
    'D-api-clock': {
      "The widgets' now is the API's, by the Date of its last answer and the time since": [
        "widgets/shared/clock: is the API's last instant plus the time since",
        "widgets/slotted-calendar/store: the day is the API's, not the device's",
      ],
      "… and the device's clock until then": [
        "widgets/shared/clock: is the device's before the first response of the API",
      ],
    },
    'D-date-formats': {
      'A French hour is 14h05 (00h30 at night), on event cards 14H05, read aloud 14 h 05': [
        'core/format: 14:05 is 14h05, on cards 14H05, read aloud 14 h 05',
        'core/format: 00:30 is 00h30',
      ],
      'An English hour is 02:05 PM': ['core/format: in English 02:05 PM'],
      'Dates are 24 nov. 2026 and 24 Nov 2026': ['core/format: card: 24 nov. 2026 / 24 Nov 2026'],
      'Calendar headers are mardi 24 nov. 2026, short mar. and 24 nov.': [
        'core/format: header: mardi 24 nov. 2026',
        'core/format: short-weekday: mar.',
      ],
      'A stored date is 2026/11/24': [
        'widgets/slotted-calendar/navigation: is the flag, the day, the hour and the column',
      ],
    },
  },
};
