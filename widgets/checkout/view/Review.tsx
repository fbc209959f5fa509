import { type ReactNode, useEffect } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { useInSight } from '../../shared/view/use-in-sight.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { useWidth } from '../../shared/view/use-width.ts';
import { focusProblem } from '../form/Field.tsx';
import { messages } from '../messages.ts';
import type { FormProps } from '../provider/part.ts';
import { isUnknown, type Review as Shown } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { MoreTime } from '../summary/MoreTime.tsx';
import { Summary } from '../summary/Summary.tsx';
import { Wishes } from '../wishes/Wishes.tsx';
import { Ending } from './Ending.tsx';
import { PaymentElsewhere } from './PaymentElsewhere.tsx';
import { Unheld } from './Unheld.tsx';

interface ReviewProps {
  readonly review: Shown;
  readonly store: CheckoutStore;
}

/** The review: the held places, their price by the API's quote, the wishes, the payment and the button that books. */
export function Review({ review, store }: ReviewProps): ReactNode {
  const { host } = useEnvironment();
  const [frame, isOneColumn] = useWidth<HTMLDivElement, boolean>(hasOneColumn);
  useInSight(frame, '.ending, .summary');
  const { total } = review.hold.quote;
  const isElsewhere = total > 0 && host.getRootNode() instanceof ShadowRoot;
  const confirm: CheckoutStore['confirm'] = async (card) => {
    await store.confirm(card);
    if (frame.current) focusProblem(frame.current);
  };
  const { unheld } = review;
  /** Whether the review is hidden, because the visitor has to choose other slots first. */
  const isAside = unheld?.step === 'lost' || unheld?.step === 'choosing-anew';
  const isEnding = (!isElsewhere || unheld) && !review.isAuthenticating && !isAside;
  const moreTime = <MoreTime review={review} store={store} />;
  // In one column, the countdown is out of sight at the card fields, so more time is offered above the pay button.
  const isBelow = isOneColumn && isEnding;
  return (
    <>
      {isAside && <Unheld stage={unheld} store={store} />}
      {/* The review is hidden and not removed, so that it keeps what was typed. */}
      <div className="review" ref={frame} hidden={isAside}>
        <Summary review={review} store={store}>
          {!isBelow && moreTime}
        </Summary>
        <div className="means" hidden={isUnknown(review)}>
          <Wishes review={review} store={store} />
          {isElsewhere && <PaymentElsewhere hold={review.hold} />}
          {!isElsewhere && total > 0 && <Payment review={review} store={store} confirm={confirm} />}
        </div>
        {isEnding && (
          <Ending review={review} store={store} confirm={confirm}>
            {isBelow && moreTime}
          </Ending>
        )}
      </div>
    </>
  );
}

/** Whether the checkout has one column, by the same limit as in `checkout.css` (44em) at the default font size. */
function hasOneColumn(width: number): boolean {
  return width < 44 * 16;
}

/** The payment provider's form, once the provider is known. */
function Payment({ store, ...props }: FormProps & { readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const provider = useStore(store, (state) => state.provider);
  useEffect(() => guard(store.loadPayments), [guard, store]);
  if (provider?.status === 'loaded' && provider.value === null) {
    return <p className="note">{t('payment-unavailable')}</p>;
  }
  if (provider?.status === 'loaded' && provider.value) return <provider.value.Form {...props} />;
  if (provider?.status === 'failed') {
    return <ErrorNote title={t('payment')} error={provider.error} onRetry={store.loadPayments} />;
  }
  return <div className="skeleton holding" role="status" aria-label={t('payment')} />;
}
