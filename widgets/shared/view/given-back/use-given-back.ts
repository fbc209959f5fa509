import { isCharged, type Order } from '../../../../core/checkout/order.ts';
import { discountsBack } from '../../../../core/pricing/discounts-back.ts';
import { useMessages, useSetting } from '../environment.ts';
import { formatMoney } from '../intl.ts';
import { messages } from './messages.ts';

/** Returns a sentence for each thing that the buyer gets back when an order ends: money, coupon, credit. */
export function useGivenBack(order: Order): readonly string[] {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const discounts = useDiscountsBack(order);
  if (!isCharged(order)) return discounts;
  return [t('money', { sum: formatMoney(order.total, order.currency, lang) }), ...discounts];
}

/** Returns a sentence for each discount that the buyer gets back. */
export function useDiscountsBack(order: Order): readonly string[] {
  const t = useMessages(messages);
  const { credit, hasCoupon } = discountsBack(order.discounts);
  return [...(hasCoupon ? [t('coupon')] : []), ...(credit > 0 ? [t('credit')] : [])];
}
