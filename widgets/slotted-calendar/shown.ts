import { BOOKABLE_WEEKS } from '../../core/booking/horizon.ts';
import { firstColumn, openDays } from '../../core/booking/shown-days.ts';
import { offersMatching } from '../../core/catalogue/slotted-filter.ts';
import { addDays, mondayOf, type PlainDate } from '../../core/time/wall-time.ts';
import type { CalendarState } from './state.ts';

/** The days over which the calendar moves: 12 weeks from this Monday, in default mode without days off (D-days-off-columns). */
export function daysOf({ session, filter, mode, today }: CalendarState): readonly PlainDate[] {
  const offers = session.status === 'loaded' && mode === 'default' ? offersMatching(session.value.offers, filter) : [];
  return openDays(mondayOf(today), BOOKABLE_WEEKS * 7, offers);
}

/** What of `days` is seen of the week of the first that is seen: all of them, for paper. */
export function weekOf(first: PlainDate, days: readonly PlainDate[]): readonly PlainDate[] {
  const monday = mondayOf(days[firstColumn(first, days, 1)] ?? first);
  return days.filter((day) => monday <= day && day <= addDays(monday, 6));
}
