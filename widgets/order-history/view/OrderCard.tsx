import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { refundOf } from '../../../core/checkout/refund.ts';
import { formatDate } from '../../../core/time/format.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { Picture } from '../../shared/lists/Picture.tsx';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSetting, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import { isBegunHere } from '../begun-here.ts';
import { type Leaf as LeafOfOrder, leafOf } from '../leaf.ts';
import { messages } from '../messages.ts';
import { isPayable, orderAddress, type Standing, standingOf } from '../model.ts';
import type { HistoryStore } from '../store.ts';
import { Actions } from './Actions.tsx';
import { Details } from './Details.tsx';
import { OrderDates } from './OrderDates.tsx';

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

/** The total, and whether it was refunded; waiting costs nothing. */
function Price({ order, standing }: { readonly order: Order; readonly standing: Standing }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { total, currency, discounts } = order;
  const refund = refundOf(order);
  if (standing === 'waiting') return null;
  const money = (cents: number) => formatMoney(cents, currency, lang);
  return (
    <p className="price" part="price">
      <span className="strong">{total === 0 && discounts.length === 0 ? t('free') : money(total)}</span>
      {refund && !(refund.state === 'made' && standing === 'refunded') && (
        <span className="muted">
          {refund.state !== 'made'
            ? t(`refund ${refund.state}`)
            : refund.amount < total
              ? t('refunded part', { sum: money(refund.amount) })
              : t('refunded')}
        </span>
      )}
    </p>
  );
}

/** A day as a calendar leaf. The text beside it says the same. */
function Leaf({ leaf }: { readonly leaf: LeafOfOrder }): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const [head, day, month] =
    leaf.case === 'undated'
      ? [t('undated'), '–']
      : [
          leaf.case === 'until' ? t('until leaf') : formatDate(leaf.day, 'short-weekday', lang),
          formatDate(leaf.day, 'day', lang),
          `${formatDate(leaf.day, 'short-month', lang)} ${leaf.day.slice(0, 4)}`,
        ];
  return (
    <span className="leaf" part="leaf">
      <span>{head}</span>
      <span>{day}</span>
      <span>{month}</span>
    </span>
  );
}

/** The time limit for paying an order, and a hint to pay elsewhere if it was not begun here (D-pending-order-place). */
function PayBy({ order, now }: { readonly order: Order; readonly now: number }): ReactNode {
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
