import { describe, expect, it } from 'vitest';
import { slotsOf } from '../../../core/booking/day-slots.ts';
import type { RefusalCase } from '../../../core/booking/refusal.ts';
import type { Slot } from '../../../core/booking/slot.ts';
import { NO_FILTER } from '../../../core/catalogue/slotted-filter.ts';
import { addDays, daysBetween, type PlainDate, type TimeOfDay } from '../../../core/time/wall-time.ts';
import { type CalendarModel, calendarModel, visibleColumns } from '../../../widgets/slotted-calendar/model.ts';
import {
  aBooking,
  anOffer,
  aSelection,
  aSlot,
  bookingsOf,
  inParis,
  someHours,
  TUESDAY,
} from '../../fixtures/data/factories.ts';
import { type Changes, everyDay, MONDAY, stateOf } from './a-state.ts';

const HOURS = Array.from({ length: 9 }, (_, n) => `${String(8 + n).padStart(2, '0')}:00` as TimeOfDay);

/** An offer of `count` slots each day. */
const withHours = (count: number) => anOffer({ schedule: everyDay(...HOURS.slice(0, count)) });

function modelOf({ columns = 3, ...changes }: Changes & { readonly columns?: number } = {}): CalendarModel {
  const { state, availability } = stateOf(changes);
  return calendarModel(state, availability, columns);
}

/** Returns the refusal of the slot on `TUESDAY` at this hour. */
function refusalAt(hour: TimeOfDay, changes: Changes = {}): RefusalCase | null {
  const slots = modelOf({ first: TUESDAY, ...changes }).days[0]?.slots ?? [];
  const found = slots.find(({ slot }) => slot.start === `${TUESDAY}T${hour}`);
  return found?.refusal?.case ?? null;
}

describe('D-visible-rows: rows', () => {
  it.each([
    ['picker', 5, 5, false],
    ['picker', 6, 5, true],
    ['default', 7, 7, false],
    ['default', 8, 7, true],
  ] as const)('%s mode with %i slots a day shows %i', (mode, count, rows, hasMore) => {
    const model = modelOf({ mode, offer: withHours(count) });
    expect(model.days.map(({ slots }) => slots.length)).toEqual([rows, rows, rows]);
    expect(model.hasMore).toBe(hasMore);
  });

  it('an expanded calendar shows all rows of all days, and keeps the button', () => {
    const model = modelOf({ offer: withHours(9), isExpanded: true });
    expect(model.days.map(({ slots }) => slots.length)).toEqual([9, 9, 9]);
    expect(model).toMatchObject({ hasMore: true, isExpanded: true });
  });

  it('a calendar with a filter, or in print, shows all rows, without the button for more', () => {
    const offer = withHours(9);
    const filtered = modelOf({ offer, filter: { ...NO_FILTER, coach: 'jeanne-b' } });
    expect(filtered.days.map(({ slots }) => slots.length)).toEqual([9, 9, 9]);
    expect(filtered.hasMore).toBe(false);
    const { state, availability } = stateOf({ offer });
    expect(calendarModel(state, availability, 7, true)).toMatchObject({ hasMore: false });
    expect(calendarModel(state, availability, 7, true).days.map(({ slots }) => slots.length)).toEqual(Array(7).fill(9));
  });

  it('the button for more is shown if a visible day has more slots; days out of view do not count', () => {
    const few = someHours('08:00');
    const schedule = [few, few, few, someHours(...HOURS), few, few, few];
    expect(modelOf({ offer: anOffer({ schedule }), columns: 3 }).hasMore).toBe(false);
    expect(modelOf({ offer: anOffer({ schedule }), columns: 4 }).hasMore).toBe(true);
  });
});

describe('D-calendar-columns, S-calendar-columns: the number of columns', () => {
  it.each([
    [4000, 4],
    [960, 4],
    [959.9, 3],
    [600, 3],
    [599.9, 2],
    [0, 2],
  ])('an element of %i px has %i columns', (width, columns) => {
    expect(visibleColumns(width)).toBe(columns);
    const days = modelOf({ columns: visibleColumns(width) }).days;
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: columns }, (_, day) => addDays(MONDAY, day)));
  });

  it('columns outside the period and on days off are empty in picker mode', () => {
    const offer = anOffer({ startSlotted: TUESDAY, daysOff: [{ start: '2026-11-25', end: '2026-11-25' }] });
    expect(modelOf({ offer, columns: 4 }).days.map(({ slots }) => slots.length)).toEqual([0, 3, 0, 3]);
  });
});

describe('D-days-off-columns: in default mode a day off is left out', () => {
  const closed = (first: number, last: number) => ({ start: addDays(MONDAY, first), end: addDays(MONDAY, last) });
  const datesOf = ({ days }: CalendarModel) => days.map(({ date }) => daysBetween(MONDAY, date));
  const wednesdayOff = anOffer({ daysOff: [closed(2, 2)] });

  it('the grid shows the next days instead of a day off', () => {
    const model = modelOf({ mode: 'default', offer: wednesdayOff, columns: 4 });
    expect(datesOf(model)).toEqual([0, 1, 3, 4]);
    expect(model.days.every(({ slots }) => slots.length === 3)).toBe(true);
  });

  it('a day without sessions, or outside the period, is not left out', () => {
    const offer = anOffer({ startSlotted: TUESDAY, schedule: [[], ...everyDay('08:00').slice(1)] });
    expect(datesOf(modelOf({ mode: 'default', offer, columns: 3 }))).toEqual([0, 1, 2]);
  });

  it('a day of several offers is left out only if all shown offers are off', () => {
    const pilates = anOffer({ id: 8, sport: { slug: 'pilates', name: 'Pilates' } });
    const offers = [wednesdayOff, pilates];
    expect(datesOf(modelOf({ mode: 'default', offers, columns: 4 }))).toEqual([0, 1, 2, 3]);
    const filter = { ...NO_FILTER, sport: 'yoga' };
    expect(datesOf(modelOf({ mode: 'default', offers, filter, columns: 4 }))).toEqual([0, 1, 3, 4]);
    const none = { ...NO_FILTER, sport: 'danse' };
    expect(datesOf(modelOf({ mode: 'default', offers, filter: none, columns: 4 }))).toEqual([0, 1, 2, 3]);
  });

  it('days off around the first shown day are skipped: the day after them is first', () => {
    const model = modelOf({ mode: 'default', offer: anOffer({ daysOff: [closed(-2, 20)] }), columns: 4 });
    expect(datesOf(model)).toEqual([21, 22, 23, 24]);
    expect(model).toMatchObject({ isFirst: true, isLast: false, showsToday: true });
  });

  it('at the end of the 12 weeks the last days that are not off fill the grid', () => {
    const offer = anOffer({ daysOff: [closed(80, 120)] });
    const model = modelOf({ mode: 'default', offer, first: addDays(MONDAY, 81), columns: 4 });
    expect(datesOf(model)).toEqual([76, 77, 78, 79]);
    expect(model).toMatchObject({ isFirst: false, isLast: true, showsToday: false });
  });

  it('if there are fewer days than columns, all are shown, and none if all 12 weeks are off', () => {
    const few = anOffer({ daysOff: [closed(1, 200)] });
    expect(datesOf(modelOf({ mode: 'default', offer: few, columns: 4 }))).toEqual([0]);
    const none = modelOf({ mode: 'default', offer: anOffer({ daysOff: [closed(0, 200)] }), columns: 4 });
    expect(none).toMatchObject({ days: [], isFirst: true, isLast: true });
  });

  it('the visible week is printed without a day off', () => {
    const offer = anOffer({ daysOff: [closed(0, 8), closed(11, 11)] });
    const { state, availability } = stateOf({ mode: 'default', offer });
    expect(datesOf(calendarModel(state, availability, 7, true))).toEqual([9, 10, 12, 13]);
    const picker = stateOf({ offer });
    expect(datesOf(calendarModel(picker.state, picker.availability, 7, true))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('D-calendar-grid: several offers', () => {
  const yoga = anOffer({ schedule: everyDay('08:00', '10:00') });
  const pilates = anOffer({
    id: 8,
    sport: { slug: 'pilates', name: 'Pilates' },
    schedule: everyDay('09:00', '10:00'),
  });
  const offers = [yoga, pilates];
  const rows = (model: CalendarModel) =>
    model.days[0]?.slots.map(({ slot, offer }) => [slot.start.slice(11), offer.id, slot.index]);

  it('several offers share a column, in time order', () => {
    expect(rows(modelOf({ offers }))).toEqual([
      ['08:00', 7, 0],
      ['09:00', 8, 1],
      ['10:00', 7, 2],
      ['10:00', 8, 3],
    ]);
  });

  it('a filter leaves the offers that match it, and rows are numbered again', () => {
    expect(rows(modelOf({ offers, filter: { ...NO_FILTER, sport: 'pilates' } }))).toEqual([
      ['09:00', 8, 0],
      ['10:00', 8, 1],
    ]);
  });

  it('slots of another offer are refused while slots of one offer are selected', () => {
    const model = modelOf({ offers, selection: aSelection(aSlot()), first: TUESDAY });
    expect(model.days[0]?.slots.map(({ refusal }) => refusal?.case ?? null)).toEqual([
      'already-booked',
      'other-offer',
      null,
      'other-offer',
    ]);
  });
});

describe('D-refused-slot: the reason on the slot', () => {
  it.each<[string, RefusalCase | null, TimeOfDay, Changes]>([
    ['available', null, '08:00', {}],
    ['over', 'past', '08:00', { now: inParis(`${TUESDAY}T08:01`), isExpanded: true }],
    ['just beginning', null, '08:00', { now: inParis(`${TUESDAY}T08:00`) }],
    ['full', 'full', '08:00', { taken: [[aSlot(), 6]] }],
    ['one place left', null, '08:00', { taken: [[aSlot(), 5]] }],
    ['booked by the user', 'already-booked', '08:00', { own: [aBooking(`${TUESDAY}T08:00`)] }],
    ['a start that the user booked elsewhere', 'already-booked', '08:00', { own: [aBooking(`${TUESDAY}T08:00`, 99)] }],
    [
      'more than maxSlot allows',
      'max-slots',
      '09:00',
      { offer: anOffer({ maxSlot: 1 }), selection: aSelection(`${TUESDAY}T08:00`) },
    ],
  ])('a slot has the reason for which it is refused: %s: %s', (_, expected, hour, changes) => {
    expect(refusalAt(hour, changes)).toBe(expected);
  });

  it('a selected slot is counted, and says that it cannot be chosen again', () => {
    const offer = anOffer({ maxSlot: 1 });
    const model = modelOf({ offer, first: TUESDAY, selection: aSelection(`${TUESDAY}T08:00`) });
    expect(model.days[0]?.slots.map(({ selected, refusal }) => [selected, refusal?.case ?? null])).toEqual([
      [1, 'already-booked'],
      [0, 'max-slots'],
      [0, 'max-slots'],
    ]);
  });

  it('a slot says how many places are left, never less than none', () => {
    const [eight, nine] = slotsOf(anOffer(), TUESDAY) as [Slot, Slot];
    const slots = modelOf({
      first: TUESDAY,
      taken: [
        [eight, 2],
        [nine, 8],
      ],
    }).days[0]?.slots;
    expect(slots?.map(({ left }) => left)).toEqual([4, 0, 6]);
  });
});

describe('D-calendar-bounds: 12 weeks from this Monday on', () => {
  const last = (columns: number) => addDays(MONDAY, 12 * 7 - columns);

  it.each<[string, PlainDate, number, boolean, boolean, boolean]>([
    ['this Monday', MONDAY, 3, true, false, true],
    ['today', TUESDAY, 3, false, false, true],
    ['tomorrow', addDays(TUESDAY, 1), 3, false, false, false],
    ['this Monday, with two columns that still show today', MONDAY, 2, true, false, true],
    ['next Monday', addDays(MONDAY, 7), 4, false, false, false],
    ['the day before the last', addDays(last(4), -1), 4, false, false, false],
    ['the last four days', last(4), 4, false, true, false],
    ['the last two days', last(2), 2, false, true, false],
  ])(
    'a view knows whether it is the first or the last and shows today: %s',
    (_, first, columns, isFirst, isLast, showsToday) => {
      expect(modelOf({ first, columns })).toMatchObject({ isFirst, isLast, showsToday });
    },
  );

  it('today in the calendar is the day in Paris', () => {
    const lateOnMonday = inParis(`${MONDAY}T23:59`);
    expect(modelOf({ now: lateOnMonday }).days.map(({ isToday }) => isToday)).toEqual([true, false, false]);
    expect(modelOf().days.map(({ isToday }) => isToday)).toEqual([false, true, false]);
  });
});

describe('D-free-slots: the sum of the selection', () => {
  const person = { id: 1, firstName: '', lastName: '', email: '', organization: null };
  const selection = aSelection(`${TUESDAY}T08:00`, `${TUESDAY}T09:00`);

  it('the sum is that of the selection, with the subscription', () => {
    const offer = anOffer({ price: 1200, freeSlot: 1 });
    expect(modelOf({ offer, selection }).basket?.summary).toMatchObject({ quantity: 2, free: 1, pay: 1, total: 1200 });
    const subscriptions = [{ start: TUESDAY, end: TUESDAY }];
    expect(modelOf({ offer, selection, person: { ...person, subscriptions } }).basket?.summary.total).toBe(0);
  });

  it('there is no sum if nothing is selected, or for an offer that is no longer there', () => {
    expect(modelOf().basket).toBeNull();
    expect(modelOf({ offer: anOffer({ id: 99 }), selection }).basket).toBeNull();
  });
});

describe('D-refusal-monthly-limit: the month of the last selected slot', () => {
  it('the basket shows how many more slots the month of the last selected slot allows, at least 0', () => {
    const offer = anOffer({ bookMonth: 3 });
    const selection = aSelection(`${TUESDAY}T08:00`);
    expect(modelOf({ offer, selection }).basket).toMatchObject({ left: 2, month: '2026-11' });
    expect(modelOf({ offer, selection, own: bookingsOf('2026-11', 4) }).basket?.left).toBe(0);
    expect(modelOf({ offer, selection: aSelection(`${TUESDAY}T08:00`, '2026-12-01T08:00') }).basket).toMatchObject({
      left: 2,
      month: '2026-12',
    });
  });
});
