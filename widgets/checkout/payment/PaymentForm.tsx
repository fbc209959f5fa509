import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { useEnvironment, useMessages } from '../../shared/widget.ts';
import { focusProblem } from '../Field.tsx';
import type { Review } from '../state.ts';
import type { CheckoutStore } from '../store.ts';
import { CardFields } from './CardFields.tsx';
import { messages } from './messages.ts';
import type { Card } from './port.ts';
import { SavedCards } from './SavedCards.tsx';
import { Terms } from './Terms.tsx';
import { TestNumbers } from './TestNumbers.tsx';
import { type CardProblems, checkCard, EMPTY_CARD } from './test-card.ts';

/** The card, the terms and the button that pays. A card's number stays in this form's state. */
export function PaymentForm({
  review,
  sum,
  isDated,
  store,
}: {
  readonly review: Review;
  readonly sum: string;
  readonly isDated: boolean;
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { cards, isSignedIn } = useStore(store);
  const [fields, setFields] = useState(EMPTY_CARD);
  const [problems, setProblems] = useState<CardProblems>({});
  const [isKept, setIsKept] = useState(false);
  /** Until something is chosen the first kept card is, where there is one. */
  const [choice, setChoice] = useState<number | null | undefined>(undefined);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isTermsMissing, setIsTermsMissing] = useState(false);
  const chosen = choice === undefined ? (cards[0]?.id ?? null) : choice;
  const { busy, notice, hold } = review;

  /** The card to pay with; null where it cannot be yet, which is then said at its fields. */
  function readCard(): Card | null {
    if (chosen !== null) return { case: 'saved', id: chosen };
    const checked = checkCard(fields, store.now());
    setProblems(checked.case === 'bad' ? checked.problems : {});
    if (checked.case === 'bad') return null;
    const { card, expiresMonth, expiresYear } = checked;
    return { case: 'typed', card, save: isKept ? { expiresMonth, expiresYear } : null };
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    guard(() => {
      if (busy !== null) return undefined;
      // What is wrong is there at once, for the focus to go to the first of it.
      const card = flushSync(() => {
        setIsTermsMissing(!isAgreed);
        return readCard();
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
      <TestNumbers />
      {notice?.case === 'card' && (
        <p className="note failed" part="error" role="alert">
          {t(notice.code)}
        </p>
      )}
      {cards.length > 0 && <SavedCards cards={cards} chosen={chosen} onChoose={setChoice} />}
      {chosen === null && (
        <div className="card-fields">
          <CardFields fields={fields} problems={problems} onChange={setFields} />
          {isSignedIn && (
            <label className="choice">
              <input type="checkbox" checked={isKept} onChange={({ target }) => setIsKept(target.checked)} />
              <span>{t('save')}</span>
            </label>
          )}
        </div>
      )}
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
