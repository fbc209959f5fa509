import Check from 'lucide/dist/esm/icons/check.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { boughtBy, isMembership } from '../../core/checkout/bought.ts';
import { useMessages } from '../shared/view/environment.ts';
import { Button } from '../shared/view/ui/Button.tsx';
import { Icon } from '../shared/view/ui/Icon.tsx';
import { useStore } from '../shared/view/use-store.ts';
import { Done } from './confirmation/Done.tsx';
import { Ended } from './confirmation/Ended.tsx';
import { messages } from './messages.ts';
import type { CheckoutState, ShownStage } from './state.ts';
import type { CheckoutStore } from './store.ts';
import { AccountNeeded } from './view/AccountNeeded.tsx';
import { GuestForm } from './view/GuestForm.tsx';
import { ItemOffer } from './view/ItemOffer.tsx';
import { Review } from './view/Review.tsx';
import { Unheld } from './view/Unheld.tsx';

/** Shows the purchase, inline and never modal. Before a purchase begins, shows what `item` names, or nothing. */
export function Checkout({ store }: { readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { stage, item, focusRequest } = useStore(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = stage;
  // Each step's heading takes the focus; `holding` is not a step for the visitor. The main steps are announced by a
  // status too: Orca does not announce a heading that is focused because the focused button was removed.
  const place = placeOf(stage);
  useEffect(() => {
    if (place !== 'idle' && place !== 'choosing-anew') heading.current?.focus();
  }, [place]);
  useEffect(() => {
    if (focusRequest) heading.current?.focus();
  }, [focusRequest]);
  if (step === 'idle') return item && <ItemOffer item={item} store={store} heading={heading} />;
  const [title, name] = headingOf(stage, item);
  const isPaying = stage.step === 'review' && (stage.busy === 'paying' || stage.busy === 'ordering');
  return (
    <section className="checkout" part="checkout" aria-labelledby="heading">
      <header className="head">
        {step === 'done' && (
          <span className="success">
            <Icon of={Check} />
          </span>
        )}
        <h2 id="heading" ref={heading} tabIndex={-1} className="title" part="heading">
          {t(title, { name })}
        </h2>
        {canLeave(stage) && (
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
        {stage.step === 'review' && !stage.unheld ? t('to confirm') : isOver(step) ? t(title, { name }) : ''}
      </p>
      <Body stage={stage} store={store} />
    </section>
  );
}

/** Returns the step whose heading is focused when the step begins; `choosing-anew` leaves the focus in the calendar. */
function placeOf(stage: ShownStage): ShownStage['step'] {
  if (stage.step === 'review' && stage.unheld?.step === 'choosing-anew') return 'choosing-anew';
  return stage.step === 'holding' ? 'guest' : stage.step;
}

/** Whether the visitor can leave: not at the end, and not while it is unknown whether the order was made or paid. */
function canLeave(stage: ShownStage): boolean {
  if (stage.step === 'unanswered') return !stage.isOrdered;
  return !isOver(stage.step) && !(stage.step === 'review' && stage.notice?.case === 'unconfirmed');
}

function isOver(step: ShownStage['step']): boolean {
  return step === 'done' || step === 'cancelled' || step === 'refunded';
}

function Body({ stage, store }: { readonly stage: ShownStage; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  switch (stage.step) {
    case 'guest':
      return <GuestForm stage={stage} store={store} />;
    case 'account':
      return <AccountNeeded store={store} />;
    case 'unanswered':
      return (
        <div className="note" role="alert">
          <p>{t('unanswered')}</p>
          <Button onPress={stage.retry}>{t('ask again')}</Button>
        </div>
      );
    case 'review':
      return <Review stage={stage} store={store} />;
    case 'holding':
    case 'expired':
    case 'taken-over':
    case 'choosing-anew':
    case 'lost':
    case 'failed':
      return <Unheld stage={stage} store={store} />;
    case 'done':
      return <Done stage={stage} store={store} />;
    case 'cancelled':
    case 'refunded':
      return <Ended how={stage.step} order={stage.order} store={store} />;
    case 'returned':
      return <stage.View />;
    case 'idle':
      return null;
  }
}

/** Returns the heading's message key, which says what is under way or done (D-confirmation), and the name in it. */
function headingOf(
  stage: ShownStage,
  offered: CheckoutState['item'],
): readonly [key: keyof typeof messages.fr, name: string] {
  switch (stage.step) {
    case 'done':
      return [`done ${boughtBy(stage.order)}`, stage.order.gift?.fullName ?? ''];
    case 'cancelled':
    case 'refunded':
      return [stage.step, ''];
    default: {
      const item = offered?.status === 'loaded' ? offered.value.item : null;
      return [item && isMembership(item.ref) ? 'checkout membership' : 'checkout', ''];
    }
  }
}
