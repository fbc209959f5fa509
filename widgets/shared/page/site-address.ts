import { isWholeUrl } from '../../../core/text/whole-url.ts';
import { unclobbered } from '../base/unclobbered.ts';

/** A path or an address, on the marketplace; without one on this page's site. */
export function onSite(path: string, siteUrl: string): URL {
  return new URL(path, new URL(`${siteUrl}/`, unclobbered(document).baseURI));
}

/** A page of the marketplace (D-page-address): `/{folder}/{url}`; an url that is whole is taken as it is. */
export function siteAddress(folder: string, url: string, siteUrl: string): URL {
  return onSite(isWholeUrl(url) ? url : `${folder}/${encodeURIComponent(url)}`, siteUrl);
}
