import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import type { EventPage } from '../../core/catalogue/event-page.ts';
import type { Provider } from '../../core/catalogue/provider.ts';
import type { OpenBooked } from '../shared/api/catalogue/open.ts';
import type { Price, Product } from '../shared/api/catalogue/product.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { ItemPurchaseState } from '../shared/page/item-purchase-flow.ts';

/** What the tag names. */
export interface Named {
  readonly kind: 'event' | 'animation';
  /** Its url or id. */
  readonly id: string;
}

/**
 * The parts that are loaded after the page itself; each is null if it is not requested, and its failure leaves the rest
 * as it is.
 */
export interface Parts {
  readonly venue: Resource<Provider> | null;
  /** How many places are left; null for no limit. */
  readonly left: Resource<number | null> | null;
  readonly price: Resource<Price> | null;
  readonly product: Resource<Product> | null;
  /** What is booked of an open event. */
  readonly booked: Resource<readonly OpenBooked[]> | null;
  /** The venue's open events. */
  readonly others: Resource<readonly CatalogueEvent[]> | null;
}

export const NO_PARTS: Parts = {
  venue: null,
  left: null,
  price: null,
  product: null,
  booked: null,
  others: null,
};

/** The map of the place: waits for the visitor to scroll there, then for the page's consent, then for its code. */
export type MapState = { readonly status: 'unseen' | 'no-consent' } | Resource<unknown>;

export interface DetailsState extends Parts, ItemPurchaseState {
  /** Null if the tag names nothing. */
  readonly named: Named | null;
  readonly page: Resource<EventPage>;
  readonly map: MapState;
  /** The calendar of a slotted offer, which follows the element once it is asked for. */
  readonly calendar: Resource<unknown> | null;
  /** Milliseconds since 1970, when the page was last loaded. */
  readonly now: number;
}
