import { isCharged, type Order } from '../../../../core/checkout/order.ts';
import { refundOf, refundSum } from '../../../../core/checkout/refund.ts';
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
  return [t('money', { sum: formatMoney(refundSum(order), order.currency, lang) }), ...discounts];
}

/** Returns what to say of a refund that has not arrived: it was refused or returned; null for any other. */
export function useHeldRefund(order: Order): string | null {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const { state, amount } = refundOf(order) ?? { state: 'made', amount: 0 };
  if (state !== 'refused' && state !== 'returned') return null;
  return t(`refund ${state}`, { sum: formatMoney(amount, order.currency, lang) });
}

/** Returns a sentence for each discount that the buyer gets back. */
export function useDiscountsBack(order: Order): readonly string[] {
  const t = useMessages(messages);
  const { credit, hasCoupon } = discountsBack(order.discounts);
  return [...(hasCoupon ? [t('coupon')] : []), ...(credit > 0 ? [t('credit')] : [])];
}
