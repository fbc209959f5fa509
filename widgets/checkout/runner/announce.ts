import { anonymousOrder } from '../../../core/checkout/anonymous-order.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { warnOnce } from '../../shared/base/warn.ts';
import { emit } from '../../shared/page/emit.ts';
import { registry } from '../../shared/page/registry.ts';
import { findSetting } from '../../shared/page/settings.ts';

/** Tells the page that an order was made, with or without its people as the setting `order-event` says (D-order-event). */
export function announceOrder(host: HTMLElement, order: Order): void {
  emit(host, 'creneau-order', { order: isAnonymous(host) ? anonymousOrder(order) : order });
}

/** Whether the setting is `anonymous`. Warns once about an invalid value, and reads the next place instead. */
function isAnonymous(host: HTMLElement): boolean {
  const page = registry() ?? { configuration: {}, script: null };
  const [value] =
    findSetting(host, 'order-event', page, (given) => {
      if (!given) return false;
      const isGood = /^(?:full|anonymous)$/i.test(`${given}`);
      if (!isGood) warnOnce(`invalid order-event ${JSON.stringify(given)} is ignored.`);
      return isGood;
    }) ?? [];
  return `${value}`.toLowerCase() === 'anonymous';
}
