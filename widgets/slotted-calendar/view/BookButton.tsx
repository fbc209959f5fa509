import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { messages } from '../messages.ts';
import { isUnderWay } from '../state.ts';
import type { CalendarStore } from '../store.ts';

interface BookButtonProps {
  readonly isEmpty: boolean;
  readonly store: CalendarStore;
  readonly bookButton: RefObject<HTMLButtonElement | null>;
}

/** 'Je Réserve'. During the purchase it leads back to the checkout, which has the primary button of the page. */
export function BookButton({ isEmpty, store, bookButton }: BookButtonProps): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const state = useStore(store);
  const isBack = isUnderWay(state);
  const look = state.isBuying && (isBack || state.progress === 'stopped') ? 'secondary' : 'primary';
  const isOff = isEmpty && !isBack;
  const isComing = state.isBuying && state.checkout?.status === 'loading';
  return (
    <>
      <button
        type="button"
        ref={bookButton}
        className={isOff ? `button ${look} disabled` : `button ${look}`}
        part={`button button-${look} book-button`}
        aria-disabled={isOff || undefined}
        aria-busy={isComing || undefined}
        onClick={() => guard(isBack ? store.backToCheckout : store.book)}
      >
        {t(isBack ? 'back to checkout' : 'book')}
      </button>
      <CheckoutNote store={store} bookButton={bookButton} />
    </>
  );
}

/** That the checkout of a purchase has not come, with a button that asks for it again. */
function CheckoutNote({ store, bookButton }: Omit<BookButtonProps, 'isEmpty'>): ReactNode {
  const t = useMessages(messages);
  const { isBuying, checkout } = useStore(store);
  if (!isBuying || checkout?.status !== 'failed') return null;
  const retry = () => {
    // The note is removed while the code is loading.
    bookButton.current?.focus();
    return store.loadCheckout();
  };
  // The purchase holds places as soon as the code is there.
  return <ErrorNote title={t('no checkout')} error={checkout.error} onRetry={retry} isByHand />;
}
