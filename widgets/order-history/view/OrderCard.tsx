import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { Picture } from '../../shared/lists/Picture.tsx';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import { leafOf } from '../leaf.ts';
import { messages } from '../messages.ts';
import { orderAddress, type Standing, standingOf } from '../model.ts';
import type { HistoryStore } from '../store.ts';
import { Actions } from './Actions.tsx';
import { Details } from './Details.tsx';
import { Leaf } from './Leaf.tsx';
import { OrderDates } from './OrderDates.tsx';
import { PayBy } from './PayBy.tsx';

/** An order as a row: its day, picture, title, provider, dates, state, total and actions. */
export function OrderCard({ order, store }: { readonly order: Order; readonly store: HistoryStore }): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const heading = `order-${order.id}`;
  const { gift, picture } = order;
  const standing = standingOf(order, store.now());
  return (
    <article className={`order ${standing}`} part={`order ${standing}`} aria-labelledby={heading}>
      <h3 id={heading} className="order-title" part="order-title">
        <SiteLink href={orderAddress(order, siteUrl).href}>{titleOf(order)}</SiteLink>
      </h3>
      <Provider order={order} />
      <div className="order-state">
        <p className="standing" part="state">
          {t(`state ${standing}`)}
        </p>
        <Price order={order} standing={standing} />
      </div>
      <div className="order-what">
        <OrderDates order={order} store={store} />
        {gift && <p className="gift">{t('gift for', { name: gift.fullName })}</p>}
        {order.state === 'pending' && <PayBy order={order} now={store.now()} />}
      </div>
      <Details order={order} standing={standing} />
      <Actions order={order} store={store} />
      <div className="order-look" aria-hidden="true">
        <Leaf leaf={leafOf(order)} />
        {picture && <Picture src={picture.medium ?? null} size="medium" />}
      </div>
    </article>
  );
}

function Provider({ order: { user } }: { readonly order: Order }): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  return (
    <p className="order-where muted">
      {user.url ? (
        <SiteLink className="provider" part="provider" href={siteAddress('user', user.url, siteUrl).href}>
          {t('by', { name: user.fullName })}
        </SiteLink>
      ) : (
        <span>{t('by', { name: user.fullName })}</span>
      )}
      {user.city && <span>{`, ${user.city}`}</span>}
    </p>
  );
}

/** The total, and whether it has been given back; nothing is charged for waiting. */
function Price({ order, standing }: { readonly order: Order; readonly standing: Standing }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { total, currency, discounts, payment } = order;
  if (standing === 'waiting') return null;
  return (
    <p className="price" part="price">
      <span className="strong">
        {total === 0 && discounts.length === 0 ? t('free') : formatMoney(total, currency, lang)}
      </span>
      {payment?.state === 'refunded' && standing !== 'refunded' && <span className="muted">{t('refunded')}</span>}
    </p>
  );
}
