import { describe, expect, it } from 'vitest';
import { columnsOf, slotsOf } from '../../core/booking/day-slots.ts';
import { openDays } from '../../core/booking/shown-days.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { PlainDate, TimeOfDay } from '../../core/time/wall-time.ts';
import { toInstant } from '../../core/time/zone.ts';
import { anOffer, someHours, TUESDAY } from '../fixtures/data/factories.ts';

const MONDAY = '2026-11-23';
const NO_DAY = Array.from({ length: 7 }, () => []);

/** Returns `count` days from `first` on, without leaving any out. */
const columnsFrom = (first: PlainDate, count: number, offers: readonly SlottedOffer[]) =>
  columnsOf(openDays(first, count, []), offers);

describe('D-calendar-grid: a column is a day, a row is its n-th slot', () => {
  it('a view has the requested number of consecutive days', () => {
    const columns = columnsFrom(MONDAY, 7, [anOffer()]);
    expect(columns.map(({ date }) => date.slice(-2))).toEqual(['23', '24', '25', '26', '27', '28', '29']);
    expect(columnsFrom(MONDAY, 0, [anOffer()])).toEqual([]);
  });

  it('a view can extend over the end of a month or a year', () => {
    const columns = columnsFrom('2026-12-30', 4, []);
    expect(columns.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  });

  it("a day's slots are those of its weekday, Monday first", () => {
    const schedule = [someHours('18:00'), ...NO_DAY.slice(1, 6), someHours('10:00')];
    const starts = columnsFrom(MONDAY, 7, [anOffer({ schedule })]).map(({ slots }) => slots.map(({ start }) => start));
    expect(starts).toEqual([['2026-11-23T18:00'], [], [], [], [], [], ['2026-11-29T10:00']]);
  });

  it('a slot carries its id, its offer, its end, its places and its row', () => {
    const schedule = [[{ start: '08:00', end: '08:45', capacity: 3 } as const], ...NO_DAY.slice(1)];
    expect(slotsOf(anOffer({ schedule }), MONDAY)).toEqual([
      {
        id: '7_20261123T0800',
        offerId: 7,
        start: '2026-11-23T08:00',
        end: '2026-11-23T08:45',
        capacity: 3,
        index: 0,
      },
    ]);
    expect(slotsOf(anOffer(), TUESDAY).map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('the slots of an offer are the same objects at each call', () => {
    const offer = anOffer();
    expect(slotsOf(offer, TUESDAY)).toBe(slotsOf(offer, TUESDAY));
    expect(slotsOf({ ...offer, id: 8 }, TUESDAY)[0]?.offerId).toBe(8);
  });

  it('a slot that ends at or after midnight ends on the next day', () => {
    const late = (end: '00:00' | '00:30' | '23:30') => [
      [{ start: '23:30', end, capacity: 1 } as const],
      ...NO_DAY.slice(1),
    ];
    expect(slotsOf(anOffer({ schedule: late('00:00') }), MONDAY)[0]?.end).toBe('2026-11-24T00:00');
    expect(slotsOf(anOffer({ schedule: late('00:30') }), MONDAY)[0]?.end).toBe('2026-11-24T00:30');
    expect(slotsOf(anOffer({ schedule: late('23:30') }), MONDAY)[0]?.end).toBe('2026-11-24T23:30');
  });

  it('days that are missing in a schedule are empty', () => {
    expect(slotsOf(anOffer({ schedule: [] }), MONDAY)).toEqual([]);
  });
});

describe('D-unseen-cases: slots that are never drawn', () => {
  const daysWithSlots = (changes: Parameters<typeof anOffer>[0]) =>
    columnsFrom(MONDAY, 7, [anOffer(changes)]).flatMap(({ date, slots }) => (slots.length > 0 ? [date.slice(-2)] : []));

  it('S-slot-display: slots before startSlotted and after endSlotted are not drawn; those on these two days are', () => {
    expect(daysWithSlots({ startSlotted: '2026-11-24', endSlotted: '2026-11-26' })).toEqual(['24', '25', '26']);
  });

  it('slots on days off, both ends included, are not drawn; the column of a requested day off stays empty', () => {
    const daysOff = [{ start: '2026-11-24', end: '2026-11-26' }] as const;
    expect(daysWithSlots({ daysOff })).toEqual(['23', '27', '28', '29']);
    expect(columnsFrom(MONDAY, 7, [anOffer({ daysOff })])).toHaveLength(7);
  });
});

describe('D-special-days: a day with sessions of its own', () => {
  const special = anOffer({
    specialDays: [
      { date: TUESDAY, sessions: someHours('10:15', '18:00') },
      { date: '2026-11-25', sessions: [] },
    ],
  });

  it('a special day has its own sessions, and the days around it those of the week', () => {
    const starts = columnsFrom(MONDAY, 4, [special]).map(({ slots }) => slots.map(({ start }) => start.slice(11)));
    const usual = columnsFrom(MONDAY, 1, [anOffer()])[0]?.slots.map(({ start }) => start.slice(11));
    expect(starts).toEqual([usual, ['10:15', '18:00'], [], usual]);
  });

  it('a special day on a day off has no slots', () => {
    expect(slotsOf({ ...special, daysOff: [{ start: TUESDAY, end: TUESDAY }] }, TUESDAY)).toEqual([]);
  });
});

describe('D-wall-time: one week later is the same wall time, also across a clock change', () => {
  it.each([
    ['spring', '2026-03-28', 23],
    ['autumn', '2026-10-24', 25],
  ] as const)('a week later is the same wall time in %s', (_, saturday, hours) => {
    const [before, after] = columnsFrom(saturday, 2, [anOffer()]).map(({ slots }) => slots.map(({ start }) => start));
    expect(after?.map((start) => start.slice(11))).toEqual(before?.map((start) => start.slice(11)));
    const [first, second] = [before?.[0], after?.[0]];
    if (!first || !second) throw new Error('both days have slots');
    expect(toInstant(second, 'Europe/Paris') - toInstant(first, 'Europe/Paris')).toBe(hours * 3_600_000);
  });
});

describe('D-moved-slot: a slot in the hour that is skipped in spring', () => {
  const onSpringDay = (...starts: readonly TimeOfDay[]) =>
    slotsOf(anOffer({ schedule: Array.from({ length: 7 }, () => someHours(...starts)) }), '2026-03-29').map(
      ({ id, start, end, index }) => [id, start.slice(11), end.slice(11), index],
    );

  it('a slot in the skipped hour is at the moved time, with the length of the schedule', () => {
    expect(onSpringDay('02:30')).toEqual([['7_20260329T0330', '03:30', '04:30', 0]]);
  });

  it('a slot ends at the moved time if only its end is skipped', () => {
    expect(onSpringDay('01:30')).toEqual([['7_20260329T0130', '01:30', '03:30', 0]]);
  });

  it('a moved slot is left out if another slot starts at its new time, and rows are numbered without it', () => {
    expect(onSpringDay('01:00', '02:00', '03:00', '04:00')).toEqual([
      ['7_20260329T0100', '01:00', '03:00', 0],
      ['7_20260329T0300', '03:00', '04:00', 1],
      ['7_20260329T0400', '04:00', '05:00', 2],
    ]);
  });

  it('a moved slot is sorted by its new time, after slots that start earlier', () => {
    expect(onSpringDay('02:45', '03:15').map(([, start]) => start)).toEqual(['03:15', '03:45']);
  });
});

describe('D-calendar-grid: several offers share a column', () => {
  const morning = anOffer({ id: 7, schedule: Array.from({ length: 7 }, () => someHours('08:00', '10:00')) });
  const others = anOffer({ id: 3, schedule: Array.from({ length: 7 }, () => someHours('07:00', '10:00', '11:00')) });

  it('several offers share a column in time order, the lower id first at the same start, with rows numbered across offers', () => {
    const [column] = columnsFrom(TUESDAY, 1, [morning, others]);
    expect(column?.slots.map(({ start, offerId, index }) => [start.slice(11), offerId, index])).toEqual([
      ['07:00', 3, 0],
      ['08:00', 7, 1],
      ['10:00', 3, 2],
      ['10:00', 7, 3],
      ['11:00', 3, 4],
    ]);
  });

  it('several offers share a column, whatever their order', () => {
    expect(columnsFrom(TUESDAY, 3, [others, morning])).toEqual(columnsFrom(TUESDAY, 3, [morning, others]));
  });

  it('several offers share a column, each with its own period and days off', () => {
    const closed = anOffer({ id: 3, daysOff: [{ start: TUESDAY, end: TUESDAY }] });
    const [column] = columnsFrom(TUESDAY, 1, [morning, closed]);
    expect(column?.slots.map(({ offerId }) => offerId)).toEqual([7, 7]);
  });

  it('without any offer, days have no slots', () => {
    expect(columnsFrom(TUESDAY, 1, [])).toEqual([{ date: TUESDAY, slots: [] }]);
  });
});
