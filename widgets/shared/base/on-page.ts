import { unclobbered } from './unclobbered.ts';

/**
 * Resolves an address as it is meant on the page: by the page's own address, whatever its `<base>` says. A document without an
 * address of its own (`srcdoc`) has that of its parent. Throws where it is none.
 */
export function onPage(address: string): URL {
  return new URL(address, /^https?:/.test(location.href) ? location.href : unclobbered(document).baseURI);
}

/** Returns the page's address with another query or fragment. It is absolute, since a `<base>` moves relative ones. */
export function pageAddress(search: string = location.search, hash: string = location.hash): string {
  return `${location.href.split(/[?#]/, 1).join()}${search}${hash}`;
}
