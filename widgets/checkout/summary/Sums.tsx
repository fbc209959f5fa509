import type { ReactNode } from 'react';
import type { Quote } from '../../../core/checkout/hold.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { messages } from './messages.ts';

/** The sums of the API's quote: the price of the slots or the item, the discounts and the total. */
export function Sums({ quote }: { readonly quote: Quote }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { pay, pricePerSlot, subtotal, coupon, credit, total, currency, slots } = quote;
  const money = (cents: number) => formatMoney(cents, currency, lang);
  const lines = [
    {
      name: t('slots to pay', { pay, price: money(pricePerSlot) }),
      sum: subtotal,
      isShown: slots.length > 0 && pay > 0,
    },
    { name: t('subtotal'), sum: subtotal, isShown: slots.length === 0 && subtotal !== total },
    { name: t('coupon line', { code: coupon?.code ?? '' }), sum: -(coupon?.amount ?? 0), isShown: coupon !== null },
    { name: t('credit line'), sum: -(credit?.amount ?? 0), isShown: credit !== null && credit.amount > 0 },
  ];
  return (
    <dl className="sums" aria-live="polite">
      {lines
        .filter(({ isShown }) => isShown && subtotal > 0)
        .map(({ name, sum }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(sum)}</dd>
          </div>
        ))}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
