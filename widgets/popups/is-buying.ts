import { readStored } from '../shared/base/storage.ts';
import type { PageState } from '../shared/page/page-state.ts';

/** A place is kept for ten minutes, and for thirty more while it is being paid (D-hold, D-hold-while-paying). */
const LONGEST = 40 * 60_000;

/** Whether something is being bought on the page, of whomever's page state, or has been broken off by a reload. */
export function isBuying(page: PageState): boolean {
  return page.data.getState().purchase !== null || isBrokenOff(page.clock.now()) || isInCheckout();
}

/** One that was abandoned stays stored: it is over when its place can be kept no more. */
function isBrokenOff(now: number): boolean {
  const at = /"at":(\d{1,15})\b/.exec(readStored('creneau.checkout') ?? '')?.[1];
  return at !== undefined && Math.abs(now - Number(at)) < LONGEST;
}

/** An element with a token of its own has a page state of its own: its purchase is seen by what the checkout shows. */
function isInCheckout(): boolean {
  return [...document.querySelectorAll('creneau-checkout')].some(({ shadowRoot }) =>
    shadowRoot?.querySelector('[part~="checkout"]:not(.item)'),
  );
}
