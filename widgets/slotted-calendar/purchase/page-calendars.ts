import type { PageState } from '../../shared/page/page-state.ts';
import type { CalendarContext } from '../calendar-context.ts';

const byPage = new WeakMap<PageState, Set<CalendarContext>>();

/** Registers a calendar in its page state until the calendar is removed. */
export function joinPage(calendar: CalendarContext): void {
  const calendars = calendarsOf(calendar.page);
  calendars.add(calendar);
  calendar.signal.addEventListener('abort', () => calendars.delete(calendar));
}

/** Returns the calendars of a page state, including calendars whose actions are not loaded yet. */
export function calendarsOf(page: PageState): Set<CalendarContext> {
  const calendars = byPage.get(page) ?? new Set();
  byPage.set(page, calendars);
  return calendars;
}

/** Whether a calendar of the page state has this key. */
export function hasCalendar(page: PageState, key: string): boolean {
  return [...calendarsOf(page)].some((calendar) => calendar.key() === key);
}
