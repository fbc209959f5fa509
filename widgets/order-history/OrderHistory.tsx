import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import type { Order } from '../shared/api/order.ts';
import { formatMoney } from '../shared/intl.ts';
import { eventListAddress } from '../shared/lists/event-list-address.ts';
import { ListStatus } from '../shared/lists/ListStatus.tsx';
import { SiteLink } from '../shared/lists/SiteLink.tsx';
import { ErrorNote } from '../shared/ui/ErrorNote.tsx';
import { titleOf } from '../shared/use-calendar-file.ts';
import { useKeptFocus } from '../shared/use-kept-focus.ts';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';
import { OrderCard } from './OrderCard.tsx';
import { SignIn } from './SignIn.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { HistoryStore } from './store.ts';

/** A person's orders of a period, one card each; a visitor is asked to sign in. */
export function OrderHistory({ store }: { readonly store: HistoryStore }): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  const { list, period, isVisitor, isTurning, cancelled } = state;
  const isExpired = list.status === 'failed' && list.error.code === 'token-invalid';
  const orders = list.status === 'loaded' ? list.value.items : [];
  return (
    <section ref={frame} className="orders" tabIndex={-1} aria-labelledby="heading">
      <h2 id="heading" className="title" part="heading">
        {t(period)}
      </h2>
      <p className={cancelled ? 'note' : 'visually-hidden'} role="status">
        {cancelled && <Cancelled order={cancelled} />}
      </p>
      {(isVisitor || isExpired) && <SignIn store={store} isExpired={isExpired} />}
      {list.status === 'loading' && <Skeleton />}
      {orders.length > 0 && (
        <ul className={isTurning ? 'order-list turning' : 'order-list'} part="orders" aria-busy={isTurning}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} store={store} />
            </li>
          ))}
        </ul>
      )}
      {list.status === 'loaded' && orders.length === 0 && !isVisitor && <Empty period={period} />}
      {list.status === 'failed' && !isExpired && (
        <ErrorNote title={t('failed')} error={list.error} onRetry={store.retry} />
      )}
      <ListStatus state={state} emptyText={t(`none ${period}`)} />
    </section>
  );
}

function Empty({ period }: { readonly period: 'future' | 'past' }): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  return (
    <div className="note" part="empty">
      <p>{t(`none ${period}`)}</p>
      <SiteLink className="link" href={eventListAddress({}, siteUrl).href}>
        {t('find events')}
      </SiteLink>
    </div>
  );
}

function Cancelled({ order }: { readonly order: Order }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const title = titleOf(order);
  const isPaid = order.payment?.state === 'refunded' || order.payment?.state === 'captured';
  const sum = formatMoney(order.total, order.currency, lang);
  return <span>{isPaid ? t('cancelled refund', { title, sum }) : t('cancelled', { title })}</span>;
}
