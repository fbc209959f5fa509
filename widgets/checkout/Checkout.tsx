import Check from 'lucide/dist/esm/icons/check.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { isMembership, kindBought } from '../../core/checkout/bought.ts';
import { isUnheld } from '../../core/checkout/stage.ts';
import { useMessages } from '../shared/view/environment.ts';
import { Button } from '../shared/view/ui/Button.tsx';
import { Icon } from '../shared/view/ui/Icon.tsx';
import { useStore } from '../shared/view/use-store.ts';
import { Done } from './confirmation/Done.tsx';
import { Ended } from './confirmation/Ended.tsx';
import { messages } from './messages.ts';
import { type Review as ReviewShown, reviewOf } from './provider/review.ts';
import type { CheckoutState } from './state.ts';
import type { CheckoutStore } from './store.ts';
import { AccountNeeded } from './view/AccountNeeded.tsx';
import { GuestForm } from './view/GuestForm.tsx';
import { ItemOffer } from './view/ItemOffer.tsx';
import { Review } from './view/Review.tsx';
import { Holding, Unheld } from './view/Unheld.tsx';

type Shown = CheckoutState['stage'];

/** Shows the purchase, inline and never modal. Before a purchase begins, shows what `item` names, or nothing. */
export function Checkout({ store }: { readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { stage, item, focusRequest } = useStore(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const review = reviewOf(stage);
  // Each step's heading takes the focus; `holding` is not a step for the visitor. The main steps are announced by a
  // status too: Orca does not announce a heading that is focused because the focused button was removed.
  const place = placeOf(stage, review);
  useEffect(() => {
    if (place !== null) heading.current?.focus();
  }, [place]);
  useEffect(() => {
    if (focusRequest) heading.current?.focus();
  }, [focusRequest]);
  if (stage.step === 'choosing' || stage.step === 'leaving') {
    return item && <ItemOffer item={item} store={store} heading={heading} />;
  }
  const [title, name] = headingOf(stage, item);
  const isPaying = review?.busy === 'paying' || review?.busy === 'ordering';
  return (
    <section className="checkout" part="checkout" aria-labelledby="heading">
      <header className="head">
        {isDone(stage) && (
          <span className="success">
            <Icon of={Check} />
          </span>
        )}
        <h2 id="heading" ref={heading} tabIndex={-1} className="title" part="heading">
          {t(title, { name })}
        </h2>
        {canLeave(stage, review) && (
          <Button
            look="plain"
            aria-disabled={isPaying || undefined}
            onPress={() => (isPaying ? undefined : store.leave())}
          >
            {t(item ? 'back item' : 'back')}
          </Button>
        )}
      </header>
      <p className="visually-hidden" role="status">
        {review && !review.unheld ? t('to confirm') : isOver(stage) ? t(title, { name }) : ''}
      </p>
      {review ? <Review review={review} store={store} /> : <Body stage={stage} store={store} />}
    </section>
  );
}

/** Returns the step whose heading is focused when it begins; null leaves the focus where it is, as in the calendar. */
function placeOf(stage: Shown, review: ReviewShown | null): string | null {
  if (stage.step === 'choosing-anew') return null;
  if (review) return 'review';
  switch (stage.step) {
    case 'choosing':
    case 'leaving':
      return null;
    case 'registering':
    case 'holding':
      return 'identifying';
    case 'resuming':
      return stage.tries === 0 ? 'identifying' : 'resuming';
    case 'amending':
      return 'confirmed';
    default:
      return stage.step;
  }
}

/** Whether the visitor can leave: not at the end, and not while it is unknown whether the order was made or paid. */
function canLeave(stage: Shown, review: ReviewShown | null): boolean {
  if (stage.step === 'resuming') return stage.tries === 0 || stage.order === null;
  return !isOver(stage) && review?.notice?.case !== 'unconfirmed';
}

function isDone({ step }: Shown): boolean {
  return step === 'confirmed' || step === 'amending';
}

function isOver(stage: Shown): boolean {
  return isDone(stage) || stage.step === 'ended';
}

/** What is shown of a stage without a review. */
function Body({ stage, store }: { readonly stage: Shown; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  switch (stage.step) {
    case 'identifying':
    case 'registering':
      return <GuestForm stage={stage} store={store} />;
    case 'account':
      return <AccountNeeded store={store} />;
    case 'resuming':
      if (stage.tries === 0) return <Holding />;
      return (
        <div className="note" role="alert">
          <p>{t('unanswered')}</p>
          <Button onPress={() => store.retry()}>{t('ask again')}</Button>
        </div>
      );
    case 'confirmed':
    case 'amending':
      return <Done stage={stage} store={store} />;
    case 'ended':
      return <Ended order={stage.order} store={store} />;
    case 'returned':
      return <stage.View />;
    default:
      return isUnheld(stage) ? <Unheld stage={stage} store={store} /> : null;
  }
}

/** Returns the heading's message key, which says what is under way or done (D-confirmation), and the name in it. */
function headingOf(
  stage: Shown,
  offered: CheckoutState['item'],
): readonly [key: keyof typeof messages.fr, name: string] {
  switch (stage.step) {
    case 'confirmed':
    case 'amending':
      return [`done ${kindBought(stage.order)}`, stage.order.gift?.fullName ?? ''];
    case 'ended':
      return [stage.order.state === 'refunded' ? 'refunded' : 'cancelled', ''];
    default: {
      const item = offered?.status === 'loaded' ? offered.value.item : null;
      return [item && isMembership(item.ref) ? 'checkout membership' : 'checkout', ''];
    }
  }
}
