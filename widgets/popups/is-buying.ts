import type { PageState } from '../shared/page-state.ts';
import { readStored } from '../shared/storage.ts';

/** Whether something is being bought on the page, of whomever's page state, or has been broken off by a reload. */
export function isBuying(page: PageState): boolean {
  return page.data.getState().purchase !== null || readStored('creneau.checkout') !== null || isInCheckout();
}

/** An element with a token of its own has a page state of its own: its purchase is seen by what the checkout shows. */
function isInCheckout(): boolean {
  return [...document.querySelectorAll('creneau-checkout')].some(({ shadowRoot }) =>
    shadowRoot?.querySelector('[part~="checkout"]:not(.item)'),
  );
}
