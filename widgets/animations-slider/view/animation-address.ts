import type { Animation } from '../../../core/catalogue/animation.ts';
import { dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { setParams, siteAddress } from '../../shared/page/site-address.ts';

/**
 * The address of an animation's page; for a slotted one that of its offer. On another origin, which has no access to the stored
 * start, the day is in the address (D-cross-origin-date).
 */
export function animationAddress({ type, url }: Animation, siteUrl: string, start: WallTime | null): string {
  if (type !== 'slotted') return siteAddress('animation', url, siteUrl).href;
  const address = siteAddress('slotted', url, siteUrl);
  if (start && address.origin !== location.origin) setParams(address, siteUrl, { date: dateOf(start) });
  return address.href;
}
