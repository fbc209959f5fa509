import { describe, expect, it } from 'vitest';
import { nextOpenDay } from '../../../core/booking/opening.ts';
import { addDays, type TimeOfDay } from '../../../core/time/wall-time.ts';
import { calendarModel } from '../../../widgets/slotted-calendar/model.ts';
import { publicView } from '../../../widgets/slotted-calendar/state.ts';
import { anOffer, inParis, TUESDAY } from '../../fixtures/data/factories.ts';
import { expectFirstViews, hours, onDays, STUDIOS } from './a-first-view.ts';
import { type Changes, everyDay, MONDAY, stateOf } from './a-state.ts';

describe('D-calendar-opening: the first view holds a slot that can be chosen', () => {
  it.each(Object.entries(STUDIOS))(
    'the first view of %s holds a slot at some hours of a week, in both modes, with 2, 3 and 4 days',
    (_, studio) => expectFirstViews(studio, 37),
  );

  it.each(Object.entries(STUDIOS))(
    'the first view of %s holds a slot at every hour of a week, in both modes, with 2, 3 and 4 days',
    { tags: ['@long'] },
    (_, studio) => expectFirstViews(studio, 1),
  );
});

describe('D-past-rows: past slots of today', () => {
  const offer = anOffer({ schedule: everyDay(...hours(8, 20)) });
  const at = (hour: TimeOfDay, changes: Changes = {}) => {
    const now = inParis(`${TUESDAY}T${hour}`);
    const { state, availability } = stateOf({ offer, now, first: TUESDAY, ...changes });
    return calendarModel(state, availability, 2);
  };
  const startsOf = ({ days }: ReturnType<typeof at>) => days[0]?.slots.map(({ slot }) => slot.start.slice(11, 13));

  it('past slots of today take no rows', () => {
    expect(startsOf(at('10:30'))).toEqual(['11', '12', '13', '14', '15']);
    expect(startsOf(at('18:30'))).toEqual(['19', '20']);
  });

  it("'Voir plus d'horaire' shows past slots of today", () => {
    const few = { offer: anOffer({ schedule: everyDay('08:00', '18:00') }) };
    expect(at('12:00', few)).toMatchObject({ hasMore: true });
    expect(startsOf(at('12:00', { ...few, isExpanded: true }))).toEqual(['08', '18']);
  });

  it('past slots are also left out with a filter, which has no button for more', () => {
    const model = at('18:30', { filter: { coach: 'jeanne-b', sport: null, language: null, intensity: null } });
    expect(startsOf(model)).toEqual(['19', '20']);
    expect(model.hasMore).toBe(false);
  });

  it('past slots of an earlier day are shown when the visitor goes back to that day', () => {
    expect(at('18:30', { first: MONDAY }).days[0]).toMatchObject({ isOver: true, slots: { length: 5 } });
  });

  it('a day of which all slots have begun is over', () => {
    expect(at('21:00').days.map(({ isOver, slots }) => [isOver, slots.length])).toEqual([
      [true, 0],
      [false, 5],
    ]);
  });
});

describe('D-next-available: the next day with a slot that can be chosen', () => {
  const offer = anOffer({ schedule: onDays([1], '18:00') });
  const from = (day: number, more: Changes = {}) => {
    const { state, availability } = stateOf({ offer, first: addDays(MONDAY, day), ...more });
    return calendarModel(state, availability, 3).nextOpen;
  };

  it('the next day with a slot is named if no visible day has a slot', () => {
    expect([from(0), from(1), from(2), from(5)]).toEqual([null, null, addDays(TUESDAY, 7), addDays(TUESDAY, 7)]);
  });

  it('the next day with a slot is an earlier day if no later day has one', () => {
    expect(from(20, { offer: anOffer({ endSlotted: TUESDAY }) })).toBe(TUESDAY);
  });

  it('the next day with a slot does not depend on the person’s bookings', () => {
    const own = [{ offerId: 7, start: `${TUESDAY}T18:00` }] as const;
    expect(from(1, { own })).toBeNull();
    expect(nextOpenDay(publicView(stateOf({ offer, own }).state), MONDAY)).toBe(TUESDAY);
  });
});
