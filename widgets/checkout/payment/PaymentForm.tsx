import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { Card } from '../../../core/checkout/card.ts';
import { isExpired } from '../../../core/payment/card-expiry.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import type { Review } from '../review.ts';
import type { CheckoutStore } from '../store.ts';
import { focusProblem } from '../view/Field.tsx';
import { messages } from './messages.ts';
import type { PaymentPart } from './part.ts';
import { SavedCards } from './SavedCards.tsx';
import { Terms } from './Terms.tsx';

/** The card, the terms and the button that pays. */
export function PaymentForm({
  review,
  sum,
  isDated,
  store,
  part,
}: {
  readonly review: Review;
  readonly sum: string;
  readonly isDated: boolean;
  readonly store: CheckoutStore;
  readonly part: PaymentPart;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { cards: all, isSignedIn } = useStore(store);
  // A card that was kept at another provider, or has expired, pays nothing here.
  const cards = all.filter((card) => !card.paymentMethod === !part.port && !isExpired(card, store.now()));
  const reader = useRef<(() => Card | null) | null>(null);
  /** Until something is chosen the first kept card is, where there is one. */
  const [choice, setChoice] = useState<number | null | undefined>(undefined);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isTermsMissing, setIsTermsMissing] = useState(false);
  const chosen = choice === undefined ? (cards[0]?.id ?? null) : choice;
  const { busy, notice, hold } = review;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    guard(() => {
      if (busy !== null) return undefined;
      // What is wrong is there at once, for the focus to go to the first of it.
      const card = flushSync(() => {
        setIsTermsMissing(!isAgreed);
        return reader.current?.();
      });
      if (!card || !isAgreed) return focusProblem(form);
      return store.confirm(card);
    });
  };
  return (
    <form className="payment" part="payment-form" noValidate onSubmit={submit} aria-labelledby="payment">
      <h3 id="payment" className="strong">
        {t('payment')}
      </h3>
      {notice?.case === 'card' && (
        <p className="note failed" part="error" role="alert">
          {t(notice.code)}
        </p>
      )}
      {cards.length > 0 && <SavedCards cards={cards} chosen={chosen} onChoose={setChoice} />}
      <part.Fields
        review={review}
        isSignedIn={isSignedIn}
        chosen={cards.find(({ id }) => id === chosen) ?? null}
        reader={reader}
      />
      <Terms
        provider={hold.user}
        isAgreed={isAgreed}
        isMissing={isTermsMissing && !isAgreed}
        isDated={isDated}
        onAgree={setIsAgreed}
      />
      <button
        type="submit"
        className="button primary pay"
        part="button button-primary pay-button"
        aria-disabled={busy !== null || undefined}
      >
        {busy === 'paying' || busy === 'ordering' ? t('paying') : t('pay', { sum })}
      </button>
    </form>
  );
}
