import type { ListPath, PageFolder } from '../../../core/catalogue/page-elements.ts';
import { paramName } from '../../../core/paging/param-name.ts';
import { isWholeUrl } from '../../../core/text/whole-url.ts';
import { onPage } from '../base/on-page.ts';

/** Resolves a path or an address on the marketplace, or on this page's site if `siteUrl` is empty. */
export function onSite(path: string, siteUrl: string): URL {
  return new URL(path, onPage(`${siteUrl}/`));
}

/**
 * Returns the address of a page of the marketplace (D-page-address): `/{folder}/{url}`; a path or an address is used as
 * it is.
 */
export function siteAddress(folder: PageFolder | 'terms', url: string, siteUrl: string): URL {
  return onSite(isWholeUrl(url) ? url : `${folder}/${encodeURIComponent(url)}`, siteUrl);
}

/** Returns the address of a page of the marketplace that lists things. */
export function listAddress(path: ListPath, siteUrl: string): URL {
  return onSite(path, siteUrl);
}

/** Sets our parameters in the address of a page, under the names that they have on that page. */
export function setParams(address: URL, siteUrl: string, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    address.searchParams.set(paramName(name, address.origin, siteUrl), value);
  }
}
