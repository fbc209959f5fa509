import { expect } from 'vitest';
import type { Slot } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { addDays, type TimeOfDay } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { calendarModel } from '../../../widgets/slotted-calendar/model.ts';
import { createNavigation } from '../../../widgets/slotted-calendar/navigation.ts';
import type { CalendarState } from '../../../widgets/slotted-calendar/state.ts';
import { anOffer, aSlot, inParis, someHours } from '../../fixtures/data/factories.ts';
import { aCalendar, aCalendarApi } from './a-calendar.ts';
import { type Changes, everyDay, MONDAY, stateOf } from './a-state.ts';

export const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => `${String(first + n).padStart(2, '0')}:00` as TimeOfDay);

/** A schedule with sessions at these hours on some weekdays, Monday being 0. */
export const onDays = (days: readonly number[], ...starts: readonly TimeOfDay[]) =>
  Array.from({ length: 7 }, (_, day) => (days.includes(day) ? someHours(...starts) : []));

const fullOn = (days: readonly number[], ...starts: readonly TimeOfDay[]): readonly (readonly [Slot, number])[] =>
  days.flatMap((day) => starts.map((hour) => [aSlot({ at: `${addDays(MONDAY, day)}T${hour}` }), 6] as const));

const everyDayOf = (weeks: number) => Array.from({ length: weeks * 7 }, (_, day) => day);

/** Studios with different schedules and rules. */
export const STUDIOS: Readonly<Record<string, Changes & { readonly offer: SlottedOffer }>> = {
  'open all day': { offer: anOffer({ schedule: everyDay(...hours(8, 20)) }) },
  'one evening a week': { offer: anOffer({ schedule: onDays([3], '19:00') }) },
  'mornings at the weekend': { offer: anOffer({ schedule: onDays([5, 6], '08:00', '09:00') }) },
  'full for two weeks': {
    offer: anOffer({ schedule: everyDay('18:00') }),
    taken: fullOn(everyDayOf(2), '18:00'),
  },
  'with free places only in the evening': {
    offer: anOffer({ schedule: everyDay(...hours(8, 20)) }),
    taken: fullOn(everyDayOf(12), ...hours(8, 18)),
  },
  'closed until January': {
    offer: anOffer({ daysOff: [{ start: '2026-11-01', end: '2027-01-03' }], schedule: onDays([0, 2], '12:00') }),
  },
  'free only on the last day': { offer: anOffer({ startSlotted: addDays(MONDAY, 83) }) },
  'open by night': { offer: anOffer({ schedule: everyDay('00:30', '23:30') }) },
};

/** Returns a function that opens a calendar in a state and returns the resulting state. */
function anOpening(): (state: CalendarState) => CalendarState {
  aCalendarApi();
  const { context, store } = aCalendar();
  const { open } = createNavigation({ ...context, store, key: () => 'any' }, async () => {});
  return (state) => {
    store.setState(state, true);
    open();
    return store.getState();
  };
}

/**
 * Opens the calendar of a studio at every `step`th hour of a week, in both modes, and expects a slot that can be chosen
 * in its first 2, 3 and 4 days.
 */
export function expectFirstViews(studio: Changes, step: number): void {
  const opened = anOpening();
  for (let hour = 0; hour < 7 * 24; hour += step) {
    const now = inParis(`${MONDAY}T00:10`) + hour * 3_600_000;
    for (const mode of ['default', 'picker'] as const) {
      const { state, availability } = stateOf({ ...studio, now, mode });
      const first = opened(state);
      for (const columns of [2, 3, 4]) {
        const { days, nextOpen, nothing } = calendarModel(first, availability, columns);
        const hasChoice = days.some(({ slots }) => slots.some(({ refusal }) => refusal === null));
        const when = `${toWallTime(now, PARIS)}, ${mode}, ${columns} days`;
        expect({ hasChoice, nextOpen, nothing }, when).toEqual({ hasChoice: true, nextOpen: null, nothing: null });
      }
    }
  }
}
