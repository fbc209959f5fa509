import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import type { EventPage } from '../../core/catalogue/event-page.ts';
import type { Provider } from '../../core/catalogue/provider.ts';
import type { OpenBooked } from '../shared/api/catalogue/open.ts';
import type { Price, Product } from '../shared/api/catalogue/product.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { SaleState } from '../shared/selling/sale.ts';

/** The event or animation that the tag names. */
export interface Named {
  readonly kind: 'event' | 'animation';
  /** The url or id of the event or animation. */
  readonly id: string;
}

/**
 * The parts that are loaded after the page itself. A part is null if it is not requested; if one fails, the others stay
 * as they are.
 */
export interface Parts {
  readonly venue: Resource<Provider> | null;
  /** How many places are left; null for no limit. */
  readonly left: Resource<number | null> | null;
  readonly price: Resource<Price> | null;
  readonly product: Resource<Product> | null;
  /** The booked places of an open event. */
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

/** The map of the venue: it waits for the visitor to scroll there, then for consent, then for its code. */
export type MapState = { readonly status: 'unseen' | 'no-consent' } | Resource<unknown>;

export interface DetailsState extends Parts, SaleState {
  /** Null if the tag names nothing. */
  readonly named: Named | null;
  readonly page: Resource<EventPage>;
  readonly map: MapState;
  /**
   * The code of the calendar of a slotted offer. When the visitor asks for the calendar, it is inserted after the
   * element.
   */
  readonly calendar: Resource<unknown> | null;
  /** When the page was last loaded, in milliseconds since 1970. */
  readonly now: number;
}
