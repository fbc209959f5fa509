import type { PlainDate } from '../../core/time/wall-time.ts';

/**
 * The page of a slotted offer (decisions §1, §11): `/slotted/{url}` of the marketplace, or the offer's own address. On
 * another origin than this page's the day goes with it, because storage does not cross origins.
 */
export function slotAddress(url: string, siteUrl: string, date: PlainDate): string {
  const site = new URL(`${siteUrl}/`, document.baseURI);
  const address = new URL(/^(\/|https?:)/.test(url) ? url : `slotted/${encodeURIComponent(url)}`, site);
  if (address.origin !== location.origin) address.searchParams.set('date', date);
  return address.href;
}
