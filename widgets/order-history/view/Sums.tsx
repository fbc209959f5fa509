import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { refundOf } from '../../../core/checkout/refund.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { messages } from '../messages.ts';
import { sumLines } from '../model.ts';

/** The amounts of an order in its own currency: discounts, total and refund. */
export function Sums({ order }: { readonly order: Order }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { total, currency } = order;
  const refund = refundOf(order);
  const money = (cents: number) => formatMoney(cents, currency, lang);
  const lines = sumLines(order);
  return (
    <dl className="sums" part="sums">
      {lines.map(({ kind, amount }) => (
        <div key={kind}>
          <dt>{t(`line ${kind}`)}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd>{total === 0 && lines.length === 0 ? t('free') : money(total)}</dd>
      </div>
      {refund && (
        <div>
          <dt>{t(`refund ${refund.state}`)}</dt>
          <dd>{money(refund.amount)}</dd>
        </div>
      )}
    </dl>
  );
}
