import type { ReactNode } from 'react';
import { referenceOf } from '../../../core/booking/order-calendar.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { refundOf } from '../../../core/checkout/refund.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import { messages } from '../messages.ts';
import { type Standing, sumLines } from '../model.ts';

/** Details that are seldom needed, in a disclosure that is closed at first: amounts, date of the order, reference. */
export function Details({ order, standing }: { readonly order: Order; readonly standing: Standing }): ReactNode {
  const t = useMessages(messages);
  const { lang, timeZone } = useSettings();
  const { createdAt } = order;
  const day = createdAt && formatDate(dateOf(toWallTime(createdAt, timeZone)), 'card', lang);
  return (
    <details className="order-more" part="details">
      <summary className="link" aria-label={t('of', { action: t('details'), title: titleOf(order) })}>
        {t('details')}
      </summary>
      {standing === 'waiting' ? <p className="muted">{t('waiting free')}</p> : <Sums order={order} />}
      <p className="reference muted">
        {day && <span>{t('ordered', { day })}</span>}
        <span>{t('reference', { id: referenceOf(order) })}</span>
      </p>
    </details>
  );
}

/** The amounts of an order in its own currency: discounts, total and refund. */
function Sums({ order }: { readonly order: Order }): ReactNode {
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
