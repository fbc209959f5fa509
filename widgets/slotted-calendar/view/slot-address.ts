import type { PlainDate } from '../../../core/time/wall-time.ts';
import { siteAddress } from '../../shared/page/site-address.ts';

/**
 * The page of a slotted offer (D-cross-origin-date). On another origin than this page's the day goes with it, because storage
 * does not cross origins.
 */
export function slotAddress(url: string, siteUrl: string, date: PlainDate): string {
  const address = siteAddress('slotted', url, siteUrl);
  if (address.origin !== location.origin) address.searchParams.set('date', date);
  return address.href;
}
