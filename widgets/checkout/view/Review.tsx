import type { ReactNode } from 'react';
import { isMembership } from '../../shared/api/booking/item.ts';
import { useEnvironment, useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import { Authentication } from '../payment/Authentication.tsx';
import { Payment } from '../payment/Payment.tsx';
import type { Review as ReviewStage } from '../review.ts';
import type { CheckoutStore } from '../store.ts';
import { Countdown } from './Countdown.tsx';
import { Gift } from './Gift.tsx';
import { Lines } from './Lines.tsx';
import { PaymentElsewhere } from './PaymentElsewhere.tsx';
import { Reductions } from './Reductions.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';
import { Sums } from './Sums.tsx';
import { Wish } from './Wish.tsx';

interface ReviewProps {
  readonly stage: ReviewStage;
  readonly store: CheckoutStore;
}

/** The places that are kept, what they cost by the API's quote, and how they are booked. */
export function Review({ stage, store }: ReviewProps): ReactNode {
  const t = useMessages(messages);
  const { hold, order, notice, busy } = stage;
  const { quote, slotted, item, user } = hold;
  const until = order?.payBy ?? hold.expiresAt;
  return (
    <div className="review">
      {hold.keepsPlaces && (
        <Countdown
          until={until}
          isOrdered={order !== null}
          now={store.now}
          onEnd={store.expire}
          isPaused={busy === 'ordering'}
        />
      )}
      <p>
        <span className="strong">{slotted?.title ?? item?.title}</span> <span className="muted">{user.fullName}</span>
      </p>
      <Lines hold={hold} />
      {stage.isFixed ? (
        order?.gift && <p>{t('gift for', { name: order.gift.fullName })}</p>
      ) : (
        <Wishes stage={stage} store={store} />
      )}
      <Sums quote={quote} />
      <span className="visually-hidden" role="status">
        {busy === 'quoting' ? t('requoting') : ''}
      </span>
      {notice && <ReviewNotice notice={notice} />}
      <Ending stage={stage} store={store} />
    </div>
  );
}

/** How it is to be paid, and for whom it is. */
function Wishes({ stage, store }: ReviewProps): ReactNode {
  const { item } = stage.hold;
  return (
    <>
      <Reductions review={stage} store={store} />
      {!(item && isMembership(item.ref)) && (
        <Wish>
          <Gift review={stage} store={store} />
        </Wish>
      )}
    </>
  );
}

/** The button that books, the form that pays, or where else it can be paid. */
function Ending({ stage, store }: ReviewProps): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { host } = useEnvironment();
  const { hold, busy, isAuthenticating } = stage;
  const { total, currency } = hold.quote;
  if (total === 0) {
    return (
      <Button
        look="primary"
        className="confirm"
        aria-disabled={busy !== null || undefined}
        onPress={() => store.confirm(null)}
      >
        {busy === 'ordering' ? t('confirming') : t('confirm')}
      </Button>
    );
  }
  if (host.getRootNode() instanceof ShadowRoot) return <PaymentElsewhere hold={hold} />;
  const sum = formatMoney(total, currency, lang);
  const isDated = hold.item === null || hold.item.start !== null;
  return (
    <>
      {isAuthenticating && <Authentication sum={sum} isBusy={busy !== null} store={store} />}
      <div hidden={isAuthenticating}>
        <Payment review={stage} sum={sum} isDated={isDated} store={store} />
      </div>
    </>
  );
}
