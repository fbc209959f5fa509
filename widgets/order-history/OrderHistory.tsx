import { type ReactNode, useRef } from 'react';
import { isCharged } from '../../core/checkout/order.ts';
import { refundSum } from '../../core/checkout/refund.ts';
import type { ApiError } from '../shared/api/errors.ts';
import { eventListAddress } from '../shared/lists/event-list-address.ts';
import { ListStatus } from '../shared/lists/ListStatus.tsx';
import { SiteLink } from '../shared/lists/SiteLink.tsx';
import { useMessages, useSettings } from '../shared/view/environment.ts';
import { useDiscountsBack, useHeldRefund } from '../shared/view/given-back/use-given-back.ts';
import { formatMoney } from '../shared/view/intl.ts';
import { Button } from '../shared/view/ui/Button.tsx';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { titleOf } from '../shared/view/use-calendar-file.ts';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import type { CancellationNotice } from './cancellation.ts';
import { messages } from './messages.ts';
import { type HistoryStore, isExpired } from './store.ts';
import { cancelMessages } from './view/cancel-messages.ts';
import { OrderCard } from './view/OrderCard.tsx';

/** A person's orders of a period, one card each; a visitor is asked to sign in. */
export function OrderHistory({ store }: { readonly store: HistoryStore }): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  const { list, period, isVisitor, isLinked, isLinkCut, isTurning, notice } = state;
  const hasExpired = isExpired(state);
  const orders = list.status === 'loaded' ? list.value.items : [];
  return (
    <section ref={frame} className="orders" tabIndex={-1} aria-labelledby="heading">
      <h2 id="heading" className="title" part="heading">
        {t(isLinked ? 'linked' : period)}
      </h2>
      <p className={notice ? 'note' : 'visually-hidden'} role="status">
        {notice && <NoticeText notice={notice} />}
      </p>
      {isLinkCut && (
        <p className="note" part="error" role="alert">
          {t('cut link')}
        </p>
      )}
      {(isVisitor || hasExpired) && <SignIn store={store} isExpired={hasExpired} />}
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
      {list.status === 'failed' && !hasExpired && <Failed error={list.error} isLinked={isLinked} store={store} />}
      <ListStatus state={state} emptyText={t(`none ${period}`)} />
    </section>
  );
}

/** If a link is refused, no session has expired and a retry is useless, so a note says that the link is wrong. */
function Failed({
  error,
  isLinked,
  store,
}: {
  readonly error: ApiError;
  readonly isLinked: boolean;
  readonly store: HistoryStore;
}): ReactNode {
  const t = useMessages(messages);
  if (!isLinked) return <ErrorNote title={t('failed')} error={error} onRetry={store.retry} />;
  if (![401, 403, 404].includes(error.status ?? 0))
    return <ErrorNote title={t('failed link')} error={error} onRetry={store.retry} />;
  return (
    <p className="note" part="error" role="alert">
      {t('bad link')}
    </p>
  );
}

function Empty({ period }: { readonly period: 'future' | 'past' }): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  return (
    <div className="note" part="empty">
      <p className="strong">{t(`none ${period}`)}</p>
      <p className="muted">{t('none hint')}</p>
      <SiteLink className="button" part="button" href={eventListAddress({}, siteUrl).href}>
        {t('find events')}
      </SiteLink>
    </div>
  );
}

function NoticeText({ notice: { case: what, order } }: { readonly notice: CancellationNotice }): ReactNode {
  const t = useMessages(cancelMessages);
  const { lang } = useSettings();
  const isOver = what === 'cancelled' || what === 'given up';
  const discounts = useDiscountsBack(order);
  const title = titleOf(order);
  const sum = formatMoney(refundSum(order), order.currency, lang);
  const held = useHeldRefund(order);
  const isRefunded = what === 'cancelled' && isCharged(order) && held === null;
  const said = isRefunded ? t('cancelled refund', { title, sum }) : t(what, { title });
  return <span>{[said, ...(held === null ? [] : [held]), ...(isOver ? discounts : [])].join(' ')}</span>;
}

/**
 * Asks the visitor to sign in, because nobody is signed in or the session has expired; the page carries out the
 * sign-in.
 */
function SignIn({ store, isExpired }: { readonly store: HistoryStore; readonly isExpired: boolean }): ReactNode {
  const t = useMessages(messages);
  const isUnanswered = useStore(store, (state) => state.isUnanswered);
  return (
    <div className="note" part="sign-in" role={isExpired ? 'alert' : undefined}>
      <p>{t(isExpired ? 'sign in again' : 'sign in why')}</p>
      {!isExpired && <p>{t('guests why')}</p>}
      <Button look="primary" onPress={store.signIn}>
        {t('sign in')}
      </Button>
      <p className={isUnanswered ? '' : 'visually-hidden'} role="status">
        {isUnanswered && <span>{t('sign in elsewhere')}</span>}
      </p>
    </div>
  );
}

const ROWS = ['first', 'second', 'third'];

/** Empty rows of about their final size. */
function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="order-list" role="status" aria-label={t('loading')}>
      {ROWS.map((row) => (
        <div key={row} className="order">
          <p className="order-title skeleton">&nbsp;</p>
          <p className="order-what skeleton">&nbsp;</p>
          <p className="order-look leaf skeleton" />
        </div>
      ))}
    </div>
  );
}
