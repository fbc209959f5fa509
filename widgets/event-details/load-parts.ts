import type { EventPage } from '../../core/catalogue/event-page.ts';
import { fetchPlacesLeft } from '../shared/api/booking/places-left.ts';
import { fetchOpenEvents } from '../shared/api/catalogue/event.ts';
import { fetchOpenBooked } from '../shared/api/catalogue/open.ts';
import { fetchPrice, fetchProduct } from '../shared/api/catalogue/product.ts';
import { isApiError } from '../shared/api/errors.ts';
import { createResource, type Resource } from '../shared/api/resource.ts';
import { fetchProvider } from '../shared/api/user.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { attributes } from './attributes.ts';
import { isSold } from './model.ts';
import type { Parts } from './state.ts';

type Context = Pick<WidgetContext<typeof attributes>, 'page' | 'guard' | 'report' | 'signal'> & {
  readonly set: (parts: Partial<Parts>) => void;
  /** Whether the current values stay visible until the new ones have been fetched. */
  readonly isQuiet: boolean;
};

/**
 * Loads the parts that an event's page shows beside the event, each by a separate call. Returns a function that fetches
 * the places again.
 */
export function loadParts(context: Context, page: EventPage): () => void {
  const { guard, isQuiet, set, report } = context;
  const { client, clock } = context.page;

  const part = <T>(
    fetch: (options: { readonly signal: AbortSignal }) => Promise<T>,
    show: (resource: Resource<T>) => void,
    onFailure = report,
  ) => {
    const resource = createResource<T>({
      fetch: (signal) => fetch({ signal }),
      set: (found) => (isQuiet && found.status === 'loading' ? undefined : show(found)),
      onFailure,
      signal: context.signal,
    });
    return (how?: 'quietly') => guard(() => resource.load(how));
  };

  const { priceId } = page;
  const venue = page.providerId === null ? (page.provider?.url ?? null) : String(page.providerId);
  const isOpen = page.type === 'open';
  const isBought = isSold(page, clock.now());

  const loadLeft = part<number | null>(
    (options) => fetchPlacesLeft(client, page.item, options),
    (left) => set({ left }),
    // The API has no item for an event that is not sold.
    (error) => (isApiError(error) && error.code === 'not-found' ? undefined : report(error)),
  );
  const loadBooked = part(
    (options) => fetchOpenBooked(client, String(page.id), options),
    (booked) => set({ booked }),
  );
  const loadProduct = (id: number) =>
    part(
      (options) => fetchProduct(client, id, options),
      (product) => set({ product }),
    )();
  const loadPrice = (id: number) =>
    part(
      (options) => fetchPrice(client, id, options),
      (price) => {
        set({ price });
        if (price.status === 'loaded') loadProduct(price.value.product);
      },
    )();

  if (isBought) loadLeft();
  if (isBought && priceId !== null) loadPrice(priceId);
  if (isOpen) loadBooked();
  if (venue !== null) {
    part(
      (options) => fetchProvider(client, venue, options),
      (found) => set({ venue: found }),
    )();
    part(
      (options) => fetchOpenEvents(client, venue, options),
      (others) => set({ others }),
    )();
  }
  return () => {
    if (isBought) loadLeft('quietly');
    if (isOpen) loadBooked('quietly');
  };
}
