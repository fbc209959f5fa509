import type { Slot } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { NO_FILTER } from '../../../core/catalogue/slotted-filter.ts';
import { dateOf, mondayOf, type TimeOfDay } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Availability, CalendarState } from '../../../widgets/slotted-calendar/state.ts';
import { anOffer, NOW, someHours, TUESDAY } from '../../fixtures/data/factories.ts';

/** The Monday before `TUESDAY`. */
export const MONDAY = mondayOf(TUESDAY);

/** A schedule with sessions at these hours each day. */
export const everyDay = (...hours: readonly TimeOfDay[]) => Array.from({ length: 7 }, () => someHours(...hours));

export type Changes = Partial<CalendarState> & {
  readonly offer?: SlottedOffer;
  readonly offers?: readonly SlottedOffer[];
  readonly taken?: readonly (readonly [Slot, number])[];
};

/** The state of a picker of one offer, without bookings or selection, in the week of `TUESDAY`. */
export function stateOf({ offer = anOffer(), offers = [offer], taken = [], ...changes }: Changes = {}) {
  const value: Availability = { offers, taken: new Map(taken.map(([slot, places]) => [slot.id, places])) };
  const now = changes.now ?? NOW;
  const state: CalendarState = {
    source: 'yoga-doux',
    mode: 'picker',
    availability: { status: 'loaded', value },
    own: [],
    organization: null,
    waiting: [],
    person: null,
    selection: [],
    filter: NO_FILTER,
    first: MONDAY,
    isTurned: false,
    beyond: null,
    linked: null,
    today: dateOf(toWallTime(now, PARIS)),
    now,
    isExpanded: false,
    notice: null,
    confirming: null,
    isBuying: false,
    hasCheckout: false,
    progress: 'under-way',
    isUnfolded: false,
    bought: null,
    opening: null,
    ...changes,
  };
  return { state, availability: value };
}
