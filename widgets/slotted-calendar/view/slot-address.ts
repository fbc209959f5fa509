import { dateOf, timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import { setParams, siteAddress } from '../../shared/page/site-address.ts';

/**
 * The address of a slotted offer's page. On another origin it carries the slot's day and hour, because storage does not
 * cross origins (D-cross-origin-date).
 */
export function slotAddress(url: string, siteUrl: string, start: WallTime): string {
  const address = siteAddress('slotted', url, siteUrl);
  if (address.origin !== location.origin) {
    setParams(address, siteUrl, { date: dateOf(start), hour: timeOf(start) });
  }
  return address.href;
}
