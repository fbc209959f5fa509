import { describe, expect, it } from 'vitest';
import type { RefusalCase } from '../../../core/booking/refusal.ts';
import type { Slot } from '../../../core/booking/slot.ts';
import { slotsOf, visibleColumns } from '../../../core/booking/week.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { addDays, dateOf, mondayOf, type PlainDate, type TimeOfDay } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { type CalendarModel, calendarModel } from '../../../widgets/slotted-calendar/model.ts';
import type { CalendarState } from '../../../widgets/slotted-calendar/store.ts';
import { aBooking, anOffer, aSelection, aSlot, inParis, NOW, someHours, TUESDAY } from '../../fixtures/factories.ts';

const MONDAY = mondayOf(TUESDAY);
const HOURS = Array.from({ length: 9 }, (_, n) => `${String(8 + n).padStart(2, '0')}:00` as TimeOfDay);

/** An offer of `count` slots each day. */
const withHours = (count: number) =>
  anOffer({ schedule: Array.from({ length: 7 }, () => someHours(...HOURS.slice(0, count))) });

type Changes = Partial<CalendarState> & {
  readonly offer?: SlottedOffer;
  readonly columns?: number;
  readonly taken?: readonly (readonly [Slot, number])[];
};

function modelOf({ offer = anOffer(), columns = 3, taken = [], ...changes }: Changes = {}): CalendarModel {
  const session = { offer, taken: new Map(taken.map(([slot, places]) => [slot.id, places])) };
  const now = changes.now ?? NOW;
  const state: CalendarState = {
    event: 'yoga-doux',
    mode: 'picker',
    session: { status: 'loaded', value: session },
    own: [],
    organization: null,
    person: null,
    selection: [],
    first: MONDAY,
    today: dateOf(toWallTime(now, PARIS)),
    now,
    isExpanded: false,
    told: null,
    isBuying: false,
    isPrompted: false,
    ...changes,
  };
  return calendarModel(state, session, columns);
}

/** The refusal on the slot of `TUESDAY` at this hour. */
function refusalAt(hour: TimeOfDay, changes: Changes = {}): RefusalCase | null {
  const slots = modelOf({ first: TUESDAY, ...changes }).days[0]?.slots ?? [];
  const found = slots.find(({ slot }) => slot.start === `${TUESDAY}T${hour}`);
  return found?.refusal?.case ?? null;
}

describe('decisions §10: rows', () => {
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

  it('expanded, all rows of all days are shown, and the button stays', () => {
    const model = modelOf({ offer: withHours(9), isExpanded: true });
    expect(model.days.map(({ slots }) => slots.length)).toEqual([9, 9, 9]);
    expect(model).toMatchObject({ hasMore: true, isExpanded: true });
  });

  it('there is more where any visible day has more, and only the visible ones count', () => {
    const few = someHours('08:00');
    const schedule = [few, few, few, someHours(...HOURS), few, few, few];
    expect(modelOf({ offer: anOffer({ schedule }), columns: 3 }).hasMore).toBe(false);
    expect(modelOf({ offer: anOffer({ schedule }), columns: 4 }).hasMore).toBe(true);
  });
});

describe('decisions §10: columns', () => {
  it.each([
    [1280, 4],
    [960, 4],
    [959, 3],
    [600, 3],
    [599, 2],
    [0, 2],
  ])('an element of %i px has %i', (width, columns) => {
    expect(visibleColumns(width)).toBe(columns);
    const days = modelOf({ columns: visibleColumns(width) }).days;
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: columns }, (_, day) => addDays(MONDAY, day)));
  });

  it('outside the period and on a day off a column is empty', () => {
    const offer = anOffer({ startSlotted: TUESDAY, daysOff: [{ start: '2026-11-25', end: '2026-11-25' }] });
    expect(modelOf({ offer, columns: 4 }).days.map(({ slots }) => slots.length)).toEqual([0, 3, 0, 3]);
  });
});

describe('decisions §5 and issue 4: the reason on the slot', () => {
  it.each<[string, RefusalCase | null, TimeOfDay, Changes]>([
    ['can be had', null, '08:00', {}],
    ['over', 'past', '08:00', { now: inParis(`${TUESDAY}T08:01`) }],
    ['just beginning', null, '08:00', { now: inParis(`${TUESDAY}T08:00`) }],
    ['full', 'full', '08:00', { taken: [[aSlot(), 6]] }],
    ['one place left', null, '08:00', { taken: [[aSlot(), 5]] }],
    ['booked by the user', 'already-booked', '08:00', { own: [aBooking(`${TUESDAY}T08:00`)] }],
    ['a start that the user booked elsewhere', 'already-booked', '08:00', { own: [aBooking(`${TUESDAY}T08:00`, 99)] }],
    [
      'one too many',
      'max-slots',
      '09:00',
      { offer: anOffer({ maxSlot: 1 }), selection: aSelection(`${TUESDAY}T08:00`) },
    ],
  ])('%s: %s', (_, expected, hour, changes) => {
    expect(refusalAt(hour, changes)).toBe(expected);
  });

  it('a selected slot carries none, and is marked', () => {
    const offer = anOffer({ maxSlot: 1 });
    const model = modelOf({ offer, first: TUESDAY, selection: aSelection(`${TUESDAY}T08:00`) });
    expect(model.days[0]?.slots.map(({ isSelected, refusal }) => [isSelected, refusal?.case ?? null])).toEqual([
      [true, null],
      [false, 'max-slots'],
      [false, 'max-slots'],
    ]);
  });

  it('says how many places are left, never less than none', () => {
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

describe('decisions §10: from this Monday on, 12 weeks', () => {
  const last = (columns: number) => addDays(MONDAY, 12 * 7 - columns);

  it.each<[string, PlainDate, number, boolean, boolean, boolean]>([
    ['this Monday', MONDAY, 3, true, false, true],
    ['today', TUESDAY, 3, false, false, true],
    ['tomorrow', addDays(TUESDAY, 1), 3, false, false, false],
    ['two columns from Monday still show today', MONDAY, 2, true, false, true],
    ['next Monday', addDays(MONDAY, 7), 4, false, false, false],
    ['the day before the last', addDays(last(4), -1), 4, false, false, false],
    ['the last four days', last(4), 4, false, true, false],
    ['the last two days', last(2), 2, false, true, false],
  ])('%s', (_, first, columns, isFirst, isLast, showsToday) => {
    expect(modelOf({ first, columns })).toMatchObject({ isFirst, isLast, showsToday });
  });

  it("today is Paris's", () => {
    const lateOnMonday = inParis(`${MONDAY}T23:59`);
    expect(modelOf({ now: lateOnMonday }).days.map(({ isToday }) => isToday)).toEqual([true, false, false]);
    expect(modelOf().days.map(({ isToday }) => isToday)).toEqual([false, true, false]);
  });
});

describe('decisions §6: the sum', () => {
  it('is that of the selection, with the subscription', () => {
    const offer = anOffer({ price: 1200, freeSlot: 1 });
    const selection = aSelection(`${TUESDAY}T08:00`, `${TUESDAY}T09:00`);
    expect(modelOf({ offer, selection }).summary).toMatchObject({ quantity: 2, free: 1, pay: 1, total: 1200 });
    const person = { id: 1, firstName: '', lastName: '', email: '', organization: null };
    const subscription = { start: TUESDAY, end: TUESDAY };
    expect(modelOf({ offer, selection, person: { ...person, subscription } }).summary.total).toBe(0);
  });
});
