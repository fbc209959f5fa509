import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { onSite } from '../../shared/page/site-address.ts';
import { storedPurchase } from '../../shared/page/stored-purchase.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { messages } from '../messages.ts';
import { isPayable, orderAddress } from '../model.ts';

/** Until when an order can be paid, and where: only the site where the purchase started has it stored (D-pending-order-place). */
export function PayBy({ order, now }: { readonly order: Order; readonly now: number }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const { id, payBy, slotted } = order;
  if (payBy === null || !isPayable(order, now)) return <p className="pay-by">{t('pay by over')}</p>;
  const isLinked = storedPurchase()?.order === id && onSite('', settings.siteUrl).origin === location.origin;
  return (
    <p className="pay-by">
      <span>{t(slotted ? 'pay by' : 'pay by item', { hour: shownHour(toWallTime(payBy, PARIS), settings) })}</span>
      {isLinked ? (
        <SiteLink className="link" part="pay-link" href={orderAddress(order, settings.siteUrl).href}>
          {t('finish paying')}
        </SiteLink>
      ) : (
        <span className="muted">{t('pay there')}</span>
      )}
    </p>
  );
}
