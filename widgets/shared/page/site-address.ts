import { unclobbered } from '../base/unclobbered.ts';

/** Whether a url is a path or an http(s) address; any other is a slug (D-page-address). */
export function isWhole(url: string): boolean {
  return /^(?:https?:\/\/|\/)/i.test(url);
}

/** Resolves a path or an address on the marketplace, or on this page's site where `siteUrl` is empty. */
export function onSite(path: string, siteUrl: string): URL {
  return new URL(path, new URL(`${siteUrl}/`, unclobbered(document).baseURI));
}

/** A page of the marketplace (D-page-address): `/{folder}/{url}`; a path or an address is used as it is. */
export function siteAddress(folder: string, url: string, siteUrl: string): URL {
  return onSite(isWhole(url) ? url : `${folder}/${encodeURIComponent(url)}`, siteUrl);
}
