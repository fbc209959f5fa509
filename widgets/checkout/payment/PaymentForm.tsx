import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StoreApi } from 'zustand/vanilla';
import type { Card, PaymentFailure } from '../../../core/checkout/card.ts';
import { isExpired } from '../../../core/payment/card-expiry.ts';
import type { SavedCard } from '../../shared/api/booking/payment.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { focusProblem, PAYMENT_FORM } from '../form/Field.tsx';
import type { CardFieldsProps, FormProps } from '../provider/part.ts';
import type { CheckoutState } from '../state.ts';
import { messages } from './messages.ts';
import { Terms } from './Terms.tsx';

/** The card and the terms. The pay button is outside the form. */
export function PaymentForm({
  review,
  confirm,
  state,
  now,
  Fields,
  canUse,
}: FormProps & {
  readonly state: StoreApi<CheckoutState>;
  readonly now: () => number;
  readonly Fields: ComponentType<CardFieldsProps>;
  /** Whether this payment provider can charge a saved card. */
  readonly canUse: (card: SavedCard) => boolean;
}): ReactNode {
  const { cards: all, isSignedIn, guestName } = useStore(state);
  // A card that has expired, or was saved with another payment provider, cannot be used.
  const cards = all.filter((card) => canUse(card) && !isExpired(card, now()));
  const reader = useRef<(() => Card | null) | null>(null);
  /** The id of the chosen saved card; null for another card; undefined (the first saved card) before a choice. */
  const [choice, setChoice] = useState<number | null | undefined>(undefined);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isTermsMissing, setIsTermsMissing] = useState(false);
  const chosen = choice === undefined ? (cards[0]?.id ?? null) : choice;
  const { busy, notice, hold } = review;

  const pay = (form: HTMLFormElement) => {
    if (busy !== null) return undefined;
    // Problems are rendered synchronously, so that the first invalid field can be focused.
    const card = flushSync(() => {
      setIsTermsMissing(!isAgreed);
      return reader.current?.();
    });
    return card && isAgreed ? confirm(card) : focusProblem(form);
  };
  return (
    <Frame refusal={notice?.case === 'card' ? notice : null} onPay={pay}>
      {cards.length > 0 && <SavedCards cards={cards} chosen={chosen} onChoose={setChoice} />}
      <Fields
        review={review}
        isSignedIn={isSignedIn}
        cardholder={isSignedIn ? '' : guestName}
        chosen={cards.find(({ id }) => id === chosen) ?? null}
        reader={reader}
      />
      <Terms
        provider={hold.user}
        isAgreed={isAgreed}
        isMissing={isTermsMissing && !isAgreed}
        isDated={hold.item === null || hold.item.start !== null}
        onAgree={setIsAgreed}
      />
    </Frame>
  );
}

/** The form with its heading, and why the last card was refused. */
function Frame({
  refusal,
  onPay,
  children,
}: {
  readonly refusal: { readonly code: PaymentFailure } | null;
  readonly onPay: (form: HTMLFormElement) => unknown;
  readonly children: ReactNode;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const note = useRef<HTMLParagraphElement>(null);
  // Scrolls to the note: the pressed button may be far away.
  useEffect(() => {
    if (refusal) note.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    guard(() => onPay(form));
  };
  return (
    <form
      id={PAYMENT_FORM}
      className="payment"
      part="payment-form"
      noValidate
      onSubmit={submit}
      aria-labelledby="payment"
    >
      <h3 id="payment" className="strong">
        {t('payment')}
      </h3>
      {refusal && (
        <p ref={note} className="note failed" part="error" role="alert">
          {t(refusal.code)}
        </p>
      )}
      {children}
    </form>
  );
}

/** The choice between the saved cards and another card, whose id is null. */
function SavedCards({
  cards,
  chosen,
  onChoose,
}: {
  readonly cards: readonly SavedCard[];
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}): ReactNode {
  const t = useMessages(messages);
  const choices = [
    ...cards.map((card) => ({ id: card.id, label: nameOf(card) })),
    { id: null, label: t('other card') },
  ];
  function nameOf({ brand, last4, expiresMonth, expiresYear }: SavedCard): string {
    return t('saved card', { brand, last4, month: String(expiresMonth).padStart(2, '0'), year: expiresYear });
  }
  return (
    <fieldset className="choices saved-cards">
      <legend className="strong">{t('cards')}</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className="choice">
          <input type="radio" name="card" checked={chosen === id} onChange={() => onChoose(id)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
