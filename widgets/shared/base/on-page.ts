import { unclobbered } from './unclobbered.ts';

/**
 * Resolves an address by the page's own address, whatever its `<base>` says. A document without an address (`srcdoc`)
 * uses its parent's. Throws if the result is no address.
 */
export function onPage(address: string): URL {
  return new URL(address, /^https?:/.test(location.href) ? location.href : unclobbered(document).baseURI);
}

/** Returns the page's address with another query or fragment. It is absolute, since a `<base>` moves relative ones. */
export function pageAddress(search: string = location.search, hash: string = location.hash): string {
  return `${location.href.split(/[?#]/, 1).join()}${search}${hash}`;
}
