import type { ReactNode } from 'react';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import type { Order } from '../shared/api/order.ts';
import { SiteLink } from '../shared/lists/SiteLink.tsx';
import { shownHour } from '../shared/shown-hour.ts';
import { useMessages, useSettings } from '../shared/widget.ts';
import { isBegunHere } from './is-begun-here.ts';
import { messages } from './messages.ts';
import { orderAddress } from './model.ts';

/** Until when an order can be paid; where this browser has begun that, also where it goes on. */
export function PayBy({ order, now }: { readonly order: Order; readonly now: number }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const { id, payBy } = order;
  if (payBy === null || payBy <= now) return <p className="pay-by">{t('pay by over')}</p>;
  return (
    <p className="pay-by">
      <span>{t('pay by', { hour: shownHour(toWallTime(payBy, PARIS), settings) })}</span>
      {isBegunHere(id) && (
        <SiteLink className="link" part="pay-link" href={orderAddress(order, settings.siteUrl).href}>
          {t('finish paying')}
        </SiteLink>
      )}
    </p>
  );
}
