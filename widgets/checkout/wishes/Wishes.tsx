import type { ReactNode } from 'react';
import { isMembership } from '../../../core/checkout/bought.ts';
import { useMessages } from '../../shared/view/environment.ts';
import type { Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { Gift } from './Gift.tsx';
import { messages } from './messages.ts';
import { Reductions } from './Reductions.tsx';
import { Wish } from './Wish.tsx';

interface WishesProps {
  readonly review: Review;
  readonly store: CheckoutStore;
}

/** The choices of how to pay, and of a gift's recipient. */
export function Wishes({ review, store }: WishesProps): ReactNode {
  const t = useMessages(messages);
  const { hold, order, isFixed, isAuthenticating } = review;
  if (isAuthenticating) return null;
  if (isFixed) return order?.gift && <p>{t('gift for', { name: order.gift.fullName })}</p>;
  return (
    <>
      <Reductions review={review} store={store} />
      {!(hold.item && isMembership(hold.item.ref)) && (
        <Wish>
          <Gift review={review} store={store} />
        </Wish>
      )}
    </>
  );
}
