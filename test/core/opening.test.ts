import { describe, expect, it } from 'vitest';
import { canBeChosen, nextOpenDay, type PublicView, whyNothing } from '../../core/booking/opening.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { addDays, dateOf, mondayOf, type PlainDate, type WallTime } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { anOffer, aSlot, inParis, NOW, someHours, TUESDAY } from '../fixtures/data/factories.ts';

const MONDAY = mondayOf(TUESDAY);
const LAST = addDays(MONDAY, 83);

/** The offers as everybody sees them at `now`; the starts in `full` have no place left. */
function aView(
  offers: readonly SlottedOffer[],
  { now = NOW, full = [] }: { readonly now?: number; readonly full?: readonly WallTime[] } = {},
): PublicView {
  const taken = new Map(full.map((at) => [aSlot({ at }).id, 6]));
  return { offers, taken, today: dateOf(toWallTime(now, PARIS)), now };
}

/** Returns every start of the offer of these tests on a day. */
const startsOn = (day: PlainDate) => ['08:00', '09:00', '10:00'].map((hour) => `${day}T${hour}` as WallTime);

describe('D-calendar-opening: the next day with a slot that can be chosen', () => {
  it('the next day with a slot is the day itself if it has one', () => {
    expect(nextOpenDay(aView([anOffer()]), TUESDAY)).toBe(TUESDAY);
    expect(nextOpenDay(aView([anOffer()], { now: inParis(`${TUESDAY}T10:00`) }), TUESDAY)).toBe(TUESDAY);
    expect(nextOpenDay(aView([anOffer()], { now: inParis(`${TUESDAY}T10:01`) }), TUESDAY)).toBe(addDays(TUESDAY, 1));
  });

  it('the next day with a slot skips full slots, days off and days outside the period', () => {
    const offer = anOffer({
      startSlotted: addDays(TUESDAY, 2),
      daysOff: [{ start: addDays(TUESDAY, 3), end: addDays(TUESDAY, 4) }],
    });
    expect(nextOpenDay(aView([offer], { full: startsOn(addDays(TUESDAY, 2)) }), TUESDAY)).toBe(addDays(TUESDAY, 5));
  });

  it('a full slot with a waiting list can be chosen', () => {
    const view = aView([anOffer({ waitListBooking: true })], { full: startsOn(TUESDAY) });
    expect(nextOpenDay(view, TUESDAY)).toBe(TUESDAY);
    expect(canBeChosen(aSlot(), view)).toBe(true);
  });

  it('the next day with a slot is on the last day of the 12 weeks, and not later', () => {
    expect(nextOpenDay(aView([anOffer({ startSlotted: LAST })]), TUESDAY)).toBe(LAST);
    expect(nextOpenDay(aView([anOffer({ startSlotted: addDays(LAST, 1) })]), TUESDAY)).toBeNull();
    expect(nextOpenDay(aView([anOffer()]), addDays(LAST, 1))).toBeNull();
  });

  it('a day counts if one of several offers has a slot on it', () => {
    const later = anOffer({ id: 8, startSlotted: addDays(TUESDAY, 3) });
    expect(nextOpenDay(aView([anOffer({ endSlotted: MONDAY }), later]), TUESDAY)).toBe(addDays(TUESDAY, 3));
    expect(nextOpenDay(aView([]), TUESDAY)).toBeNull();
  });

  it('a slot of an offer that is not shown cannot be chosen', () => {
    expect(canBeChosen(aSlot({ offerId: 99 }), aView([anOffer()]))).toBe(false);
  });
});

describe('D-nothing-to-choose: why nothing can be chosen', () => {
  const ended = anOffer({ endSlotted: '2026-11-20' });
  const later = anOffer({ startSlotted: '2027-03-01' });
  const everySecondDay = Array.from({ length: 7 }, (_, day) => (day % 2 === 0 ? someHours('08:00') : []));
  const atMidnight = anOffer({ endSlotted: TUESDAY, schedule: Array.from({ length: 7 }, () => someHours('00:00')) });
  const sold = Array.from({ length: 84 }, (_, day) => addDays(MONDAY, day)).flatMap(startsOn);

  it.each<[string, readonly SlottedOffer[], ReturnType<typeof whyNothing>]>([
    ['it has ended', [ended], { case: 'ended', last: '2026-11-20' }],
    [
      'all have ended: the last end is named',
      [ended, anOffer({ endSlotted: '2026-11-22' })],
      { case: 'ended', last: '2026-11-22' },
    ],
    ['it begins after the 12 weeks', [later], { case: 'not-begun', first: '2027-03-01' }],
    [
      'all begin later: the first start is named',
      [later, anOffer({ startSlotted: '2027-04-01' })],
      { case: 'not-begun', first: '2027-03-01' },
    ],
    ['its last day has had its last slot', [atMidnight], { case: 'ended', last: TUESDAY }],
    ['its last day is to come, without a slot', [anOffer({ endSlotted: LAST, schedule: [] })], { case: 'no-slots' }],
    ['one has ended, one begins later', [ended, later], { case: 'no-slots' }],
    ['no schedule', [anOffer({ schedule: [] })], { case: 'no-slots' }],
    ['no offers', [], { case: 'no-slots' }],
    ['one of two begins later', [{ ...later, id: 8 }, anOffer({ schedule: everySecondDay })], { case: 'full' }],
    [
      'one of two takes no booking',
      [anOffer({ id: 8, maxSlot: 0 }), anOffer({ schedule: everySecondDay })],
      { case: 'full' },
    ],
    ['every slot is full', [anOffer({ schedule: everySecondDay })], { case: 'full' }],
    ['its month allows no booking', [anOffer({ bookMonth: 0 })], { case: 'no-booking' }],
    ['a reservation is limited to 0 slots', [anOffer({ maxSlot: 0 })], { case: 'no-booking' }],
  ])('the reason why nothing can be chosen is named: %s', (_, offers, expected) => {
    expect(whyNothing(aView(offers, { full: sold }))).toEqual(expected);
  });

  it('the first start and the last end are named in any order', () => {
    const [sooner, longer] = [anOffer({ startSlotted: '2027-02-28' }), anOffer({ endSlotted: '2026-11-22' })];
    expect(whyNothing(aView([later, sooner]))).toEqual({ case: 'not-begun', first: '2027-02-28' });
    expect(whyNothing(aView([longer, ended]))).toEqual({ case: 'ended', last: '2026-11-22' });
  });

  it('slots to come that only a limit refuses are shown, also on the last day of their offer', () => {
    const limited = anOffer({ maxSlot: 0, endSlotted: TUESDAY });
    expect(whyNothing(aView([limited, anOffer({ id: 8, schedule: [] })]))).toBeNull();
    expect(whyNothing(aView([limited]))).toEqual({ case: 'no-booking' });
  });
});
