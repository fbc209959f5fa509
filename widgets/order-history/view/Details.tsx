import type { ReactNode } from 'react';
import { referenceOf } from '../../../core/booking/order-calendar.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import { messages } from '../messages.ts';
import type { Standing } from '../model.ts';
import { Sums } from './Sums.tsx';

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
