import { firstColumn } from '../../core/booking/shown-days.ts';
import type { SlottedFilter } from '../../core/catalogue/slotted-filter.ts';
import type { PlainDate } from '../../core/time/wall-time.ts';
import { addDays, mondayOf } from '../../core/time/wall-time.ts';
import type { CalendarContext } from './calendar-context.ts';
import { chosenDate, withinBounds } from './start-date.ts';
import { daysOf } from './state.ts';

export interface Navigation {
  /** Opens on the day that a link has chosen, else on this Monday. */
  open(): void;
  /** Moves by `days` of the days shown, back if negative, within the 12 weeks. Returns by how many days it has moved. */
  move(days: number, columns: number): number;
  showToday(columns: number): void;
  toggleMore(): void;
  setFilter<K extends keyof SlottedFilter>(name: K, value: string | null): void;
}

/** `refetch` is called each time a day beyond `weeks` more weeks is shown (D-weeks). */
export function createNavigation(calendar: CalendarContext, refetch: () => Promise<void>): Navigation {
  const { page, store, key, guard } = calendar;
  const weeks = () => calendar.attributes.getState().weeks;
  /** Showing this day or a later one re-fetches offers and places. */
  let refetchFrom = store.getState().today;

  function show(wanted: PlainDate, columns: number, by = 0): number {
    const state = store.getState();
    const days = daysOf(state);
    const column = firstColumn(wanted, days, columns, by);
    const seen = days.slice(column, column + columns);
    store.setState({ first: seen[0] ?? wanted, notice: null });
    const last = seen.at(-1) ?? wanted;
    if (last >= refetchFrom) {
      while (last >= refetchFrom) refetchFrom = addDays(refetchFrom, weeks() * 7);
      guard(refetch);
    }
    return column - firstColumn(state.first, days, columns);
  }

  return {
    open() {
      // The API's day is known only once the slots are loaded.
      const { today } = store.getState();
      refetchFrom = addDays(mondayOf(today), weeks() * 7);
      store.setState({ first: withinBounds(chosenDate(location.search) ?? mondayOf(today), today) });
    },
    move: (days, columns) => show(store.getState().first, columns, days),
    showToday: (columns) => void show(store.getState().today, columns),
    toggleMore() {
      store.setState(({ isExpanded }) => ({ isExpanded: !isExpanded }));
    },
    setFilter(name, value) {
      const filter = {
        ...store.getState().filter,
        [name]: name === 'intensity' && value !== null ? Number(value) : value,
      };
      page.data.setState(({ filters }) => ({ filters: { ...filters, [key()]: filter } }));
    },
  };
}
