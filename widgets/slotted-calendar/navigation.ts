import { columnsOf } from '../../core/booking/day-slots.ts';
import { type Beyond, beyond } from '../../core/booking/horizon.ts';
import { canBeChosen, nextOpenDay } from '../../core/booking/opening.ts';
import { firstColumn } from '../../core/booking/shown-days.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { NO_FILTER, type SlottedFilter } from '../../core/catalogue/slotted-filter.ts';
import { addDays, mondayOf, type PlainDate, wallTime } from '../../core/time/wall-time.ts';
import type { CalendarContext } from './calendar-context.ts';
import { firstRows } from './rows.ts';
import { type Linked, linkedSlot } from './start-date.ts';
import { type CalendarState, daysOf, publicView } from './state.ts';

export interface Navigation {
  /** Opens on the day that a link names, else on the first day with a slot that can be chosen (D-calendar-opening). */
  open(): void;
  /**
   * Moves the calendar by `days` of its days (backwards if negative) within the 12 weeks. Returns by how many days it
   * has moved.
   */
  move(days: number, columns: number): number;
  /**
   * Moves to a day or, with a message, to the nearest day that can be booked. If the day has slots that can be chosen,
   * but none in the first rows, shows all rows.
   */
  showDay(day: PlainDate, columns: number): void;
  toggleMore(): void;
  setFilter<K extends keyof SlottedFilter>(name: K, value: string | null): void;
  clearFilter(): void;
}

/** Creates the navigation; `refetch` is called each time the visitor has moved `weeks` weeks further (D-weeks). */
export function createNavigation(calendar: CalendarContext, refetch: () => Promise<void>): Navigation {
  const { page, store, settings, key, guard } = calendar;
  const weeks = () => calendar.attributes.getState().weeks;
  /** Showing this day or a later one re-fetches offers and places. */
  let refetchFrom = store.getState().today;

  function show(wanted: PlainDate, columns: number, by = 0, isBeyond: Beyond | null = null): number {
    const state = store.getState();
    const days = daysOf(state);
    const column = firstColumn(wanted, days, columns, by);
    const seen = days.slice(column, column + columns);
    store.setState({ first: seen[0] ?? wanted, isTurned: true, notice: null, beyond: isBeyond });
    const last = seen.at(-1) ?? wanted;
    if (last >= refetchFrom) {
      while (last >= refetchFrom) refetchFrom = addDays(refetchFrom, weeks() * 7);
      guard(refetch);
    }
    return column - firstColumn(state.first, days, columns);
  }

  function setFilter(filter: SlottedFilter): void {
    page.data.setState(({ filters }) => ({ filters: { ...filters, [key()]: filter } }));
  }

  return {
    open() {
      // The API's date is known only once the slots are loaded.
      const state = store.getState();
      const { today } = state;
      refetchFrom = addDays(mondayOf(today), weeks() * 7);
      const linked = linkedSlot(location.search, settings.getState().siteUrl);
      const isBeyond = linked && beyond(linked.date, publicView(state).offers, today);
      const isPast = !linked || linked.date < today;
      store.setState({
        ...(isPast ? openedOnChoice(state) : openedOn(linked, isBeyond?.day ?? linked.date, state)),
        beyond: isBeyond,
        isTurned: false,
      });
    },
    move: (days, columns) => show(store.getState().first, columns, days),
    showDay(wanted, columns) {
      const state = store.getState();
      const view = publicView(state);
      // The past days of this week are shown, although they cannot be booked (D-calendar-bounds).
      const isShown = mondayOf(state.today) <= wanted && wanted <= state.today;
      const isBeyond = isShown ? null : beyond(wanted, view.offers, state.today);
      const day = isBeyond?.day ?? wanted;
      store.setState(inSight((slot) => canBeChosen(slot, view), day, state));
      show(day, columns, 0, isBeyond);
    },
    toggleMore() {
      store.setState(({ isExpanded }) => ({ isExpanded: !isExpanded }));
    },
    clearFilter: () => setFilter(NO_FILTER),
    setFilter(name, value) {
      const filter = {
        ...store.getState().filter,
        [name]: name === 'intensity' && value !== null ? Number(value) : value,
      };
      setFilter(filter);
    },
  };
}

/**
 * Returns the state of a calendar opened on `first`, which is the link's day or the nearest day that can be booked. The
 * link's slot is in sight (D-linked-hour).
 */
function openedOn({ date, hour }: Linked, first: PlainDate, state: CalendarState): Partial<CalendarState> {
  const linked = hour && wallTime(date, hour);
  return {
    first,
    linked,
    ...inSight(({ start }) => start === linked, date, state),
  };
}

/**
 * Returns the state of a calendar opened on the first day with a slot that can be chosen, with such a slot in sight, or
 * else on today.
 */
function openedOnChoice(state: CalendarState): Partial<CalendarState> {
  const view = publicView(state);
  const first = nextOpenDay(view, state.today) ?? state.today;
  return { first, linked: null, ...inSight((slot) => canBeChosen(slot, view), first, state) };
}

/** Shows all rows if the day has wanted slots, but none in the first rows. */
function inSight(
  isWanted: (slot: Slot) => boolean,
  date: PlainDate,
  state: CalendarState,
): Pick<CalendarState, 'isExpanded'> {
  const isBehind = columnsOf([date], publicView(state).offers).some(
    (day) => day.slots.some(isWanted) && !firstRows(day, state).some(isWanted),
  );
  return { isExpanded: state.isExpanded || isBehind };
}
