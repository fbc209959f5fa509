import type { PlainDate } from '../../../core/time/wall-time.ts';
import { siteAddress } from '../../shared/page/site-address.ts';

/**
 * The address of a slotted offer's page. On another origin it carries the day, because storage does not cross origins
 * (D-cross-origin-date).
 */
export function slotAddress(url: string, siteUrl: string, date: PlainDate): string {
  const address = siteAddress('slotted', url, siteUrl);
  if (address.origin !== location.origin) address.searchParams.set('date', date);
  return address.href;
}
