import { type ReactNode, useId } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { toWallTime } from '../../../core/time/zone.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import { messages } from '../messages.ts';
import { orderAddress, standingOf } from '../model.ts';
import type { HistoryStore } from '../store.ts';
import { Actions } from './Actions.tsx';
import { OrderDates } from './OrderDates.tsx';
import { PayBy } from './PayBy.tsx';
import { Sums } from './Sums.tsx';

/** An order: its title, provider, dates, amounts, state and actions. */
export function OrderCard({ order, store }: { readonly order: Order; readonly store: HistoryStore }): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const heading = useId();
  const { user, gift } = order;
  const standing = standingOf(order, store.now());
  return (
    <article className={`order ${standing}`} part={`order ${standing}`} aria-labelledby={heading}>
      <header className="order-head">
        <div>
          <h3 id={heading} className="order-title" part="order-title">
            <SiteLink href={orderAddress(order, siteUrl).href}>{titleOf(order)}</SiteLink>
          </h3>
          <p className="muted">
            {user.url ? (
              <SiteLink className="provider" part="provider" href={siteAddress('user', user.url, siteUrl).href}>
                {t('by', { name: user.fullName })}
              </SiteLink>
            ) : (
              <span>{t('by', { name: user.fullName })}</span>
            )}
            {user.city && <span>{`, ${user.city}`}</span>}
          </p>
        </div>
        <p className="standing" part="state">
          {t(`state ${standing}`)}
        </p>
      </header>
      <div className="order-body">
        <div className="order-what">
          <OrderDates order={order} store={store} />
          {gift && <p className="gift">{t('gift for', { name: gift.fullName })}</p>}
          {order.state === 'pending' && <PayBy order={order} now={store.now()} />}
        </div>
        {standing === 'waiting' ? <p className="muted">{t('waiting free')}</p> : <Sums order={order} />}
      </div>
      <Actions order={order} store={store} standing={standing} />
      <Reference order={order} />
    </article>
  );
}

function Reference({ order: { id, createdAt } }: { readonly order: Order }): ReactNode {
  const t = useMessages(messages);
  const { lang, timeZone } = useSettings();
  const day = createdAt && formatDate(dateOf(toWallTime(createdAt, timeZone)), 'card', lang);
  return (
    <p className="reference muted">
      {day && <span>{t('ordered', { day })}</span>}
      <span>{t('reference', { id: id.slice(0, 8).toUpperCase() })}</span>
    </p>
  );
}
