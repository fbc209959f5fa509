import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { isBegunHere } from '../begun-here.ts';
import { messages } from '../messages.ts';
import { isPayable } from '../model.ts';

/** Until when an order can be paid, and a hint to pay elsewhere if it was not begun here (D-pending-order-place). */
export function PayBy({ order, now }: { readonly order: Order; readonly now: number }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const { payBy, slotted } = order;
  if (payBy === null || !isPayable(order, now)) return <p className="pay-by">{t('pay by over')}</p>;
  return (
    <p className="pay-by">
      <span>{t(slotted ? 'pay by' : 'pay by item', { hour: shownHour(toWallTime(payBy, PARIS), settings) })}</span>
      {!isBegunHere(order, settings.siteUrl) && <span className="muted">{t('pay there')}</span>}
    </p>
  );
}
