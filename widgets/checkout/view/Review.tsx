import { type ReactNode, useRef } from 'react';
import { isMembership } from '../../../core/checkout/bought.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { Payment } from '../payment/Payment.tsx';
import type { Review as ReviewStage } from '../review.ts';
import type { CheckoutStore } from '../store.ts';
import { Ending } from './Ending.tsx';
import { focusProblem } from './Field.tsx';
import { Gift } from './Gift.tsx';
import { PaymentElsewhere } from './PaymentElsewhere.tsx';
import { Reductions } from './Reductions.tsx';
import { Summary } from './Summary.tsx';
import { Wish } from './Wish.tsx';

interface ReviewProps {
  readonly stage: ReviewStage;
  readonly store: CheckoutStore;
}

/** The places that are kept, what they cost by the API's quote, and how they are booked. */
export function Review({ stage, store }: ReviewProps): ReactNode {
  const { host } = useEnvironment();
  const frame = useRef<HTMLDivElement>(null);
  const { total } = stage.hold.quote;
  const isElsewhere = total > 0 && host.getRootNode() instanceof ShadowRoot;
  const confirm: CheckoutStore['confirm'] = async (card) => {
    await store.confirm(card);
    if (frame.current) focusProblem(frame.current);
  };
  return (
    <div className="review" ref={frame}>
      <Summary review={stage} store={store} />
      <div className="means">
        <Wishes stage={stage} store={store} />
        {isElsewhere && <PaymentElsewhere hold={stage.hold} />}
        {!isElsewhere && total > 0 && <Payment review={stage} store={store} confirm={confirm} />}
      </div>
      {!isElsewhere && !stage.isAuthenticating && <Ending review={stage} store={store} confirm={confirm} />}
    </div>
  );
}

/** How it is to be paid, and for whom it is. */
function Wishes({ stage, store }: ReviewProps): ReactNode {
  const t = useMessages(messages);
  const { hold, order, isFixed, isAuthenticating } = stage;
  if (isAuthenticating) return null;
  if (isFixed) return order?.gift && <p>{t('gift for', { name: order.gift.fullName })}</p>;
  return (
    <>
      <Reductions review={stage} store={store} />
      {!(hold.item && isMembership(hold.item.ref)) && (
        <Wish>
          <Gift review={stage} store={store} />
        </Wish>
      )}
    </>
  );
}
