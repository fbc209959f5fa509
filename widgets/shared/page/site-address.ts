import { unclobbered } from '../base/unclobbered.ts';

/** Whether an url is a path or an http(s) address by itself; all others are slugs (D-page-address). */
export function isWhole(url: string): boolean {
  return /^(?:https?:\/\/|\/)/i.test(url);
}

/** A path or an address, on the marketplace; without one on this page's site. */
export function onSite(path: string, siteUrl: string): URL {
  return new URL(path, new URL(`${siteUrl}/`, unclobbered(document).baseURI));
}

/** A page of the marketplace (D-page-address): `/{folder}/{url}`; an url that is whole is taken as it is. */
export function siteAddress(folder: string, url: string, siteUrl: string): URL {
  return onSite(isWhole(url) ? url : `${folder}/${encodeURIComponent(url)}`, siteUrl);
}
