import { isWholeUrl } from '../../../core/text/whole-url.ts';
import { unclobbered } from '../base/unclobbered.ts';

/** Resolves a path or an address on the marketplace, or on this page's site where `siteUrl` is empty. */
export function onSite(path: string, siteUrl: string): URL {
  return new URL(path, new URL(`${siteUrl}/`, unclobbered(document).baseURI));
}

/** A page of the marketplace (D-page-address): `/{folder}/{url}`; a path or an address is used as it is. */
export function siteAddress(folder: string, url: string, siteUrl: string): URL {
  return onSite(isWholeUrl(url) ? url : `${folder}/${encodeURIComponent(url)}`, siteUrl);
}
