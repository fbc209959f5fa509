import { fetchSlotted, fetchSlottedOfUser, fetchTaken, fetchTakenOfUser } from '../shared/api/catalogue/slotted.ts';
import { createResource } from '../shared/api/resource.ts';
import { emit } from '../shared/page/emit.ts';
import { clockOf, type Slice } from './slice.ts';
import type { Availability } from './state.ts';

/** Fetches the offers and the places taken; `quietly` without a skeleton. */
export type LoadAvailability = (how?: 'quietly') => Promise<void>;

/** `onReady` is called once, when the slots are there for the first time. */
export function createAvailability({ context, store }: Slice, onReady: () => void): LoadAvailability {
  const { host, page, signal } = context;
  let isReady = false;
  const availability = createResource<Availability>({
    signal,
    fetch,
    set(resource) {
      store.setState({ availability: resource, ...clockOf(page) });
      if (resource.status !== 'loaded' || isReady) return;
      isReady = true;
      onReady();
      emit(host, 'creneau-ready', null);
    },
    onFailure: context.report,
  });

  async function fetch(ending: AbortSignal): Promise<Availability> {
    const { event, user } = context.attributes.getState();
    const options = { signal: ending };
    if (event) {
      const [offer, taken] = await Promise.all([
        fetchSlotted(page.client, event, options),
        fetchTaken(page.client, event, options),
      ]);
      return { offers: [offer], taken };
    }
    const [offers, taken] = await Promise.all([
      fetchSlottedOfUser(page.client, String(user), options),
      fetchTakenOfUser(page.client, String(user), options),
    ]);
    return { offers, taken };
  }

  return async (how) => {
    if (store.getState().source) await availability.load(how);
  };
}
