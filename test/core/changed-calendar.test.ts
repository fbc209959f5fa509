import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { changedCalendar, type SessionChange } from '../../core/booking/changed-calendar.ts';
import { type BookedTime, type CalendarOrder, orderCalendar, visitsOf } from '../../core/booking/order-calendar.ts';
import { NOW } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';

const ABOUT = { title: 'Yoga', description: '', url: 'https://market.example/order/' };
const MINUTE = 60_000;

const period = (start: string, end: string) =>
  ({ start: `2026-11-24T${start}`, end: `2026-11-24T${end}` }) as Pick<BookedTime, 'start' | 'end'>;
const session = (id: string, start: string, end: string): BookedTime => ({ id, ...period(start, end) });
const orderOf = (slots: readonly BookedTime[]): CalendarOrder => ({
  id: 'o',
  slots,
  item: null,
  user: { fullName: 'S' },
});

/** A calendar as its programs keep it: entries by their UID, of which the one with the highest sequence counts. */
type Calendar = ReadonlyMap<string, string>;

/** Returns a calendar after a file was opened. */
function opened(calendar: Calendar, text: string): Calendar {
  const file = new ICAL.Component(ICAL.parse(text));
  const entries = new Map(calendar);
  for (const component of file.getAllSubcomponents('vevent')) {
    const { uid, startDate, endDate } = new ICAL.Event(component);
    const [from, until] = [startDate, endDate].map((date) => date.toString().slice(11, 16));
    const key = uid.slice(2, -'@creneau'.length);
    if (file.getFirstPropertyValue('method') === 'PUBLISH') entries.set(key, `${from}–${until}`);
    else entries.delete(key);
  }
  return entries;
}

/** Returns the sessions that are left of an order, and its calendar, after these changes. */
function resultOf(slots: readonly BookedTime[], changes: readonly SessionChange[]) {
  let [sessions, calendar, now] = [
    slots,
    opened(new Map(), orderCalendar(orderOf(slots), ABOUT, 'confirmed', NOW) ?? ''),
    NOW,
  ];
  for (const change of changes) {
    now += MINUTE;
    const changed = changedCalendar(orderOf(sessions), [change]);
    if (changed) [sessions, calendar] = [changed.times, opened(calendar, changed.file(ABOUT, now))];
  }
  return { sessions, calendar };
}

const ONE = [session('a', '14:00', '15:00')];
const TWO = [...ONE, session('b', '15:00', '16:00')];
const APART = [...ONE, session('c', '16:00', '17:00')];
const moved = (id: string, start: string, end: string) => ({ id, period: period(start, end) });
const off = (id: string) => ({ id, period: null });

describe('D-calendar-entries: a calendar after changes of an order', () => {
  it.each<readonly [string, readonly BookedTime[], readonly SessionChange[], readonly string[]]>([
    ['a session is moved', ONE, [moved('a', '14:15', '15:15')], ['a 14:15–15:15']],
    ['a session is shortened', ONE, [moved('a', '14:00', '14:45')], ['a 14:00–14:45']],
    ['a session is called off', ONE, [off('a')], []],
    ['one of two sessions apart is called off', APART, [off('a')], ['c 16:00–17:00']],
    ['the second of two that touch is called off', TWO, [off('b')], ['a 14:00–15:00']],
    ['the first of two that touch is called off', TWO, [off('a')], ['a 15:00–16:00']],
    ['both are called off', TWO, [off('a'), off('b')], []],
    ['the second is moved away', TWO, [moved('b', '18:00', '19:00')], ['a 14:00–15:00', 'b 18:00–19:00']],
    ['the first is moved behind the second', TWO, [moved('a', '16:00', '17:00')], ['a 15:00–17:00']],
    ['sessions apart come to touch', APART, [moved('c', '15:00', '16:00')], ['a 14:00–15:00', 'c 15:00–16:00']],
    ['a session that the order does not have', ONE, [off('x')], ['a 14:00–15:00']],
  ])('a calendar has what is left of an order: %s', (_, slots, changes, expected) => {
    expect([...resultOf(slots, changes).calendar].map((entry) => entry.join(' ')).sort()).toEqual(expected);
  });

  it('an event that is moved keeps its entry', () => {
    const order = { ...orderOf([]), item: { ref: 'event:1', ...period('10:00', '12:00') } };
    const file = changedCalendar(order, [moved('event:1', '11:00', '12:00')])?.file(ABOUT, NOW) ?? '';
    expect([...opened(new Map(), file)]).toEqual([['event:1', '11:00–12:00']]);
  });

  it('several changes at once are one file: of what goes on, or else of what is removed', () => {
    const calendar = opened(new Map(), orderCalendar(orderOf(APART), ABOUT, 'confirmed', NOW) ?? '');
    const left = (changes: readonly SessionChange[]) => {
      const file = changedCalendar(orderOf(APART), changes)?.file(ABOUT, NOW + MINUTE) ?? '';
      return [...opened(calendar, file)].map((entry) => entry.join(' ')).sort();
    };
    expect(left([moved('a', '14:15', '15:15'), moved('c', '17:00', '18:00')])).toEqual([
      'a 14:15–15:15',
      'c 17:00–18:00',
    ]);
    expect(left([off('a'), off('c')])).toEqual([]);
    expect(left([off('a'), moved('c', '17:00', '18:00')])).toEqual(['a 14:00–15:00', 'c 17:00–18:00']);
  });

  const hour = fc
    .integer({ min: 8, max: 20 })
    .map((at) => period(`${at}:00`.padStart(5, '0'), `${at + 1}:00`.padStart(5, '0')));
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), period: fc.option(hour) });
  const booked = [...TWO, session('c', '16:00', '17:00'), session('d', '18:00', '19:00')];
  const linesOf = (sessions: readonly BookedTime[]) =>
    visitsOf(orderOf(sessions)).map(({ id, start, end }) => `${id} ${start.slice(11)}–${end.slice(11)}`);

  it('a calendar in which every file was opened has exactly the sessions that are left, after any changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const { sessions, calendar } = resultOf(booked, changes);
        const left = linesOf(sessions);
        expect([...calendar].map((entry) => entry.join(' ')).sort()).toEqual(left.sort());
        expect(new Set(left.map((line) => line.split(' ')[0])).size).toBe(left.length);
      }),
    );
  });

  it('of changes of one moment, a mail tells what is moved and another what is called off: the calendar is right, whichever is opened last', () => {
    const before = opened(new Map(), orderCalendar(orderOf(booked), ABOUT, 'confirmed', NOW) ?? '');
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: ({ id }) => id }), fc.boolean(), (changes, isOffLast) => {
        const all = changedCalendar(orderOf(booked), changes);
        // A file tells either what goes on or what is removed.
        const isOff = (id: string) => changes.some((one) => one.id === id && one.period === null);
        fc.pre(!(isOff('d') && ['a', 'b', 'c'].some(isOff) && !['a', 'b', 'c'].every(isOff)));
        const mails = [true, false].map((isMoved) => {
          const told = changes.filter((one) => (one.period !== null) === isMoved).map(({ id }) => id);
          return changedCalendar(orderOf(booked), changes, told)?.file(ABOUT, NOW + MINUTE);
        });
        const calendar = (isOffLast ? mails : mails.toReversed()).reduce<Calendar>(
          (entries, file) => (file ? opened(entries, file) : entries),
          before,
        );
        expect([...calendar].map((entry) => entry.join(' ')).sort()).toEqual(linesOf(all?.times ?? booked).sort());
      }),
    );
  });
});
