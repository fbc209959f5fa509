import { type ReactNode, useState } from 'react';
import { locationOf } from '../../../core/booking/order-calendar.ts';
import { onSite } from '../../shared/page/site-address.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import { isUnknown, type Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { Countdown } from './Countdown.tsx';
import { Lines } from './Lines.tsx';
import { offeredEnd } from './MoreTime.tsx';
import { messages } from './messages.ts';
import { Sums } from './Sums.tsx';
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
