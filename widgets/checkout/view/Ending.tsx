import type { ReactNode } from 'react';
import { kindBought } from '../../../core/checkout/bought.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { PAYMENT_FORM } from '../form/Field.tsx';
import { FocusPlace } from '../form/FocusPlace.tsx';
import { messages } from '../messages.ts';
import { isUnknown, type Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { messages as summaryMessages } from '../summary/messages.ts';
import { useSum } from '../summary/use-sum.ts';
import { ReviewNotice } from './ReviewNotice.tsx';
import { Unheld } from './Unheld.tsx';

interface EndingProps {
  readonly review: Review;
  readonly store: CheckoutStore;
  readonly confirm: CheckoutStore['confirm'];
  /** What is shown above the button. */
  readonly children: ReactNode;
}

/**
 * The end of the review: the notice about the last attempt, and the button that books, pays or holds the places again.
 * In one column it is sticky, so that the button stays in sight while the page is scrolled.
 */
export function Ending({ review, store, confirm, children }: EndingProps): ReactNode {
  const t = useMessages(messages);
  const summed = useMessages(summaryMessages);
  const { notice, busy, hold, unheld } = review;
  const { total } = hold.quote;
  const sum = useSum(hold.quote);
  return (
    <div className="ending">
      <span className="visually-hidden" role="status">
        {busy === 'quoting' ? t('requoting') : unheld?.step === 'holding' ? t('loading') : ''}
      </span>
      {notice && <ReviewNotice notice={notice} store={store} />}
      {children}
      <p className="ending-total" aria-hidden="true">
        <span>{summed('total')}</span>
        <span>{sum}</span>
      </p>
      <FocusPlace>
        {unheld ? (
          <Unheld stage={unheld} store={store} />
        ) : isUnknown(review) ? null : total > 0 ? (
          <PayButton busy={busy} sum={sum} store={store} />
        ) : (
          <ConfirmButton review={review} confirm={confirm} />
        )}
      </FocusPlace>
    </div>
  );
}

/** The button that submits the payment form, shown once the payment provider's code is loaded. */
function PayButton({
  busy,
  sum,
  store,
}: {
  readonly busy: Review['busy'];
  readonly sum: string;
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const provider = useStore(store, (state) => state.provider);
  if (provider?.status !== 'loaded' || provider.value === null) return null;
  return (
    <Button
      type="submit"
      form={PAYMENT_FORM}
      look="primary"
      className="pay"
      part="button button-primary pay-button"
      aria-disabled={busy !== null || undefined}
    >
      {busy === 'paying' || busy === 'ordering' ? t('paying') : t('pay', { sum })}
    </Button>
  );
}

function ConfirmButton({
  review,
  confirm,
}: {
  readonly review: Review;
  readonly confirm: CheckoutStore['confirm'];
}): ReactNode {
  const t = useMessages(messages);
  const { busy } = review;
  return (
    <Button
      look="primary"
      className="confirm"
      aria-disabled={busy !== null || undefined}
      onPress={() => (busy === null ? confirm(null) : undefined)}
    >
      {busy === 'ordering' ? t('confirming') : t(confirmOf(review))}
    </Button>
  );
}

/** Returns the message key of the button, whose text names what it does (D-pay-button). */
function confirmOf({ hold: { item, slots } }: Review) {
  const waiting = slots.filter((slot) => slot.waiting);
  const bought = kindBought({ item, gift: null, slots: slots.filter((slot) => !slot.waiting), waiting });
  return `confirm ${bought}` as const;
}
