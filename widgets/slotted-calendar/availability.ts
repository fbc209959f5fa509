import { fetchSlotted, fetchSlottedOfUser, fetchTaken, fetchTakenOfUser } from '../shared/api/catalogue/slotted.ts';
import { createResource } from '../shared/api/resource.ts';
import { emit } from '../shared/page/emit.ts';
import { type CalendarContext, clockOf } from './calendar-context.ts';
import { createCoachNames } from './name-coaches.ts';
import type { Availability, CalendarState } from './state.ts';

/** Fetches the offers and the taken places; `quietly` shows no skeleton meanwhile. */
export type LoadAvailability = (how?: 'quietly') => Promise<void>;

/**
 * Creates the function that loads the slots. `onFirstLoad` is called when the slots of the offer or provider that the tag
 * names are loaded for the first time, and for the first time on another day if the visitor has turned no page.
 */
export function createAvailability(calendar: CalendarContext, onFirstLoad: () => void): LoadAvailability {
  const { host, page, signal, attributes, store } = calendar;
  const nameCoaches = createCoachNames(calendar);
  let opened: Pick<CalendarState, 'source' | 'today'> | null = null;
  const availability = createResource<Availability>({
    signal,
    fetch,
    set(resource) {
      store.setState({ availability: resource, ...clockOf(page) });
      const { source, today, isTurned } = store.getState();
      const isOpen = opened?.source === source && (opened.today === today || isTurned);
      if (resource.status !== 'loaded' || isOpen) return;
      const isReady = opened !== null;
      opened = { source, today };
      onFirstLoad();
      if (!isReady) emit(host, 'creneau-ready', null);
    },
    onFailure: calendar.report,
  });

  async function fetch(signal: AbortSignal): Promise<Availability> {
    const { client } = page;
    const name = String(store.getState().source);
    const options = { signal };
    const [offers, taken] = await Promise.all(
      attributes.getState().event
        ? [fetchSlotted(client, name, options).then((offer) => [offer]), fetchTaken(client, name, options)]
        : [fetchSlottedOfUser(client, name, options), fetchTakenOfUser(client, name, options)],
    );
    return { offers: nameCoaches(offers), taken };
  }

  return async (how) => {
    if (store.getState().source) await availability.load(how);
  };
}
