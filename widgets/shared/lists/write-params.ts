import { withParams } from '../../../core/paging/address.ts';
import { pageAddress } from '../base/on-page.ts';

/** The address when a list last read or wrote its parameters: the query, and the rest, which names the page's route. */
let seen = { search: '', route: '' };

let hasCleared = false;

/** Remembers the address; `of the same route` does not if the page has another route by now. */
export function seeAddress(when?: 'of the same route'): void {
  const { search } = location;
  const route = pageAddress('');
  if (!when || route === seen.route) seen = { search, route };
}

/**
 * Whether the page has another route with the same query: a link has carried the query along. Going back or forward
 * leads to the query of that entry.
 */
export function isCarriedAlong(): boolean {
  return location.search === seen.search && pageAddress('') !== seen.route;
}

/**
 * Tells the page's router that the visitor has gone back to another route, from one whose query we have cleared:
 * Chromium fires `hashchange` only between addresses with the same query.
 */
export function tellOtherRoute(): void {
  if (!hasCleared || location.search === seen.search || pageAddress('') === seen.route) return;
  let isTold = false;
  const hear = () => {
    isTold = true;
  };
  addEventListener('hashchange', hear, { once: true });
  setTimeout(() => isTold || dispatchEvent(new HashChangeEvent('hashchange', { newURL: location.href })));
}

/** Sets parameters in the address, by default as a new history entry; null removes one. */
export function writeParams(changes: Readonly<Record<string, string | null>>, how: 'push' | 'replace' = 'push'): void {
  const search = withParams(location.search, changes);
  if (search === location.search) return;
  try {
    hasCleared ||= how === 'replace';
    history[`${how}State`](stateAt(search), '', pageAddress(search));
  } catch {
    // A document without an address (srcdoc, data:) cannot do this.
  }
  seeAddress();
}

/**
 * Returns the state of the history, for the page's router. Vue Router writes the address `current` of this state, without
 * its base, over that of the entry when it leaves the entry.
 */
function stateAt(search: string): unknown {
  const { state } = history;
  const current: unknown = state?.current;
  if (typeof current !== 'string') return state;
  const rest = location.search + location.hash;
  const path = current.slice(0, current.length - rest.length);
  // Routes that are in the fragment have another `current`.
  const isPath = path !== '' && location.pathname.endsWith(path) && current === path + rest;
  return isPath ? { ...state, current: path + search + location.hash } : state;
}
