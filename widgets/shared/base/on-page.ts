import { unclobbered } from './unclobbered.ts';

/**
 * Resolves an address against the page's own address, ignoring its `<base>`. A document without an address (`srcdoc`)
 * uses the address of its parent. Throws if the result is not an address.
 */
export function onPage(address: string): URL {
  return new URL(address, /^https?:/.test(location.href) ? location.href : unclobbered(document).baseURI);
}

/**
 * Returns the page's address with another query or fragment. The address is absolute, because a `<base>` changes what
 * relative addresses mean.
 */
export function pageAddress(search: string = location.search, hash: string = location.hash): string {
  return `${location.href.split(/[?#]/, 1).join()}${search}${hash}`;
}
