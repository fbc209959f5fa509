import { type ReactNode, useState } from 'react';
import { locationOf } from '../../../core/booking/order-calendar.ts';
import type { Hold, Quote } from '../../../core/checkout/hold.ts';
import { onSite } from '../../shared/page/site-address.ts';
import { useMessages, useSetting, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { isUnknown, type Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { Countdown } from './Countdown.tsx';
import { offeredEnd } from './MoreTime.tsx';
import { messages } from './messages.ts';
import { SlotLine } from './SlotLine.tsx';
import { useCancelUntil } from './use-cancel-until.ts';

/** What is bought, until when it is kept, and what it costs. */
export function Summary({
  review,
  store,
  children,
}: {
  readonly review: Review;
  readonly store: CheckoutStore;
  /** What is shown beside the countdown. */
  readonly children: ReactNode;
}): ReactNode {
  const t = useMessages(messages);
  const { hold, order, busy, isAuthenticating, unheld } = review;
  const { slotted, item, user, quote } = hold;
  const isDated = hold.cancellableUntil != null;
  const cancelUntil = useCancelUntil(hold.cancellableUntil, store.now);
  const terms = cancelUntil ?? (isDated ? t('no cancelling') : null);
  const until = order?.payBy ?? hold.expiresAt;
  return (
    <section className="summary" part="summary" aria-labelledby="summary">
      <h3 id="summary" className="visually-hidden">
        {t('summary')}
      </h3>
      {hold.keepsPlaces && unheld && (
        // As high as the countdown, so that nothing moves when the time is up.
        <p className="countdown urgent" part="countdown">
          {t('not kept')}
        </p>
      )}
      {hold.keepsPlaces && !unheld && (
        <div className="time">
          <Countdown
            until={until}
            isOrdered={order !== null}
            isAwaited={busy === null || isAuthenticating}
            now={store.now}
            onEnd={store.expire}
            isPaused={busy === 'ordering'}
            isHidden={isUnknown(review)}
            offersMoreTime={(now) => offeredEnd(review, now) !== null}
          />
          {children}
        </div>
      )}
      {hold.picture?.medium && <Cover src={hold.picture.medium} />}
      <p>
        <span className="offer">{slotted?.title ?? item?.title}</span>
        <span className="muted">{locationOf(user)}</span>
      </p>
      <Lines hold={hold} />
      <Sums quote={quote} />
      {terms && <p className="muted">{terms}</p>}
    </section>
  );
}

/** A decorative picture of what is bought; nothing if it cannot be loaded. */
function Cover({ src }: { readonly src: string }): ReactNode {
  const siteUrl = useSetting('siteUrl');
  const [failed, setFailed] = useState<string | null>(null);
  const address = onSite(src, siteUrl).href;
  if (address === failed) return null;
  return <img className="cover" src={address} alt="" width={640} height={360} onError={() => setFailed(address)} />;
}

/** The dates that are bought, each with its tag: free, or on a waiting list. */
function Lines({ hold }: { readonly hold: Hold }): ReactNode {
  const t = useMessages(messages);
  const { slots, item, quote } = hold;
  // The quote has one line per slot of the hold, in the same order: one of two repeats of a slot may be free.
  const tagOf = ({ waiting, position }: Hold['slots'][number], index: number) => {
    if (waiting) return position === null ? t('waiting') : t('waiting place', { position });
    return quote.slots[index]?.free && quote.pricePerSlot > 0 ? t('free slot') : null;
  };
  // Repeats of one slot share its id.
  const lines = slots.map((slot, index) => ({ slot, tag: tagOf(slot, index), key: `${slot.id} ${index}` }));
  return (
    <>
      {item?.start && (
        <ul className="lines">
          <SlotLine slot={{ start: item.start, end: item.end }} tag={null} />
        </ul>
      )}
      {lines.length > 0 && (
        <ul className="lines" aria-label={t('slots')}>
          {lines.map(({ slot, tag, key }) => (
            <SlotLine key={key} slot={slot} tag={tag} />
          ))}
        </ul>
      )}
      {slots.some(({ waiting }) => waiting) && <p className="muted">{t('waiting free')}</p>}
    </>
  );
}

/** The sums of the API's quote: the price of the slots or the item, the discounts and the total. */
function Sums({ quote }: { readonly quote: Quote }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { pay, pricePerSlot, subtotal, coupon, credit, total, currency, slots } = quote;
  const money = (cents: number) => formatMoney(cents, currency, lang);
  const lines = [
    {
      name: t('slots to pay', { pay, price: money(pricePerSlot) }),
      sum: subtotal,
      isShown: slots.length > 0 && pay > 0,
    },
    { name: t('subtotal'), sum: subtotal, isShown: slots.length === 0 && subtotal !== total },
    { name: t('coupon line', { code: coupon?.code ?? '' }), sum: -(coupon?.amount ?? 0), isShown: coupon !== null },
    { name: t('credit line'), sum: -(credit?.amount ?? 0), isShown: credit !== null && credit.amount > 0 },
  ];
  return (
    <dl className="sums" aria-live="polite">
      {lines
        .filter(({ isShown }) => isShown && subtotal > 0)
        .map(({ name, sum }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(sum)}</dd>
          </div>
        ))}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
