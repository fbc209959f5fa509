import { addDays, addMinutes, type PlainDate, type TimeOfDay, wallTime } from '../../../../core/time/wall-time.ts';
import type { SampleEvent, SampleOpenings } from '../model.ts';
import { inTurn } from '../turns.ts';

const HOURS = {
  morning: ['09:00', '09:30', '10:00', '10:30'],
  noon: ['12:15', '12:30'],
  afternoon: ['14:00', '14:30', '16:00', '16:30'],
  evening: ['18:00', '18:30', '19:15', '19:30', '20:00'],
} as const satisfies Readonly<Record<string, readonly TimeOfDay[]>>;

/** The hours that fit words in a title. */
const SAID: readonly (readonly [RegExp, readonly TimeOfDay[]])[] = [
  [/lever du jour/, ['07:00', '07:30']],
  [/matin|bébés|grossesse|prénatal|senior/i, HOURS.morning],
  [/midi|pause/, HOURS.noon],
  [/enfants|famille|jardin|gardiens/i, HOURS.afternoon],
  [/soir|nocturne|lune|bougie|disco|tango|salsa|bal/i, HOURS.evening],
];

/** Activities of at least this many minutes begin early enough to end in daylight. */
const LONG = 150;

const ANY_HOURS = ['09:00', '10:30', '12:15', '14:00', '16:30', '18:00', '18:30', '19:15', '20:00'] as const;
const CAPACITIES = [null, 8, 12, 16, 20, 30, 40] as const;

/** The opening hours of open events, from daily ones to Sundays only. */
const OPENINGS: readonly SampleOpenings[] = [
  { weekdays: [0, 1, 2, 3, 4], hours: ['12:15', '18:00'] },
  { weekdays: [5, 6], hours: ['10:00', '14:30'] },
  { weekdays: [0, 1, 2, 3, 4, 5, 6], hours: ['10:00'] },
  { weekdays: [2, 5], hours: ['14:00'] },
  { weekdays: [1, 3], hours: ['07:30', '18:45'] },
  { weekdays: [6], hours: ['10:30'] },
];

/** Returns the times of an open event: its opening hours, and a visit of `minutes` minutes. */
export function openTimes(turn: number, minutes: number) {
  return { times: null, capacity: null, weeks: 1, duration: minutes, openings: inTurn(OPENINGS, turn) };
}

/** Returns the hour at which an event with this title and length begins. */
export function hourOf(title: string, minutes: number, turn: number): TimeOfDay {
  const [, said] = SAID.find(([words]) => words.test(title)) ?? [];
  return inTurn(said ?? (minutes >= LONG ? [...HOURS.morning, '14:00'] : ANY_HOURS), turn);
}

/**
 * Returns the times of a dated event. A cyclic event is held weekly, 4 to 8 times, some of which may be in the past.
 * With `isPast`, all times are in the past.
 */
export function datedTimes(
  type: Exclude<SampleEvent['type'], 'open'>,
  isPast: boolean,
  today: PlainDate,
  turn: number,
  hour: TimeOfDay,
  minutes: number,
) {
  const weeks = type === 'cyclic' ? 4 + (turn % 5) : 1;
  const start = wallTime(addDays(today, firstDay()), hour);
  const times = { start, end: addMinutes(start, minutes) };
  return { times, capacity: inTurn(CAPACITIES, turn), weeks, duration: null, openings: null };

  function firstDay(): number {
    if (isPast) return -(turn % 150) - weeks * 7;
    return type === 'cyclic' ? (turn % 34) - 13 : 1 + ((turn * 13) % 120);
  }
}
