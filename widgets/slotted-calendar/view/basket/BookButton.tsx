import type { ReactNode, RefObject } from 'react';
import { useEnvironment, useMessages } from '../../../shared/view/environment.ts';
import { ErrorNote } from '../../../shared/view/ui/ErrorNote.tsx';
import { useStore } from '../../../shared/view/use-store.ts';
import { messages } from '../../messages.ts';
import { isUnderWay } from '../../state.ts';
import type { CalendarStore } from '../../store.ts';

interface BookButtonProps {
  readonly isEmpty: boolean;
  readonly store: CalendarStore;
  readonly bookButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The button 'Je Réserve'. During the purchase it leads back to the checkout, and is a secondary button, because the
 * checkout has the primary button. If the checkout's code failed to load, a note says so.
 */
export function BookButton({ isEmpty, store, bookButton }: BookButtonProps): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const state = useStore(store);
  const isBack = isUnderWay(state);
  const look = isBack ? 'secondary' : 'primary';
  const isOff = isEmpty && !isBack;
  const { opening } = state;
  const retry = () => {
    // The note is removed while the code is loading, and its pressed button with it: the focus must move before.
    bookButton.current?.focus();
    return store.loadCheckout();
  };
  // The checkout asks how to continue; only its buttons are shown.
  if (state.isBuying && state.progress === 'asking') return null;
  return (
    <>
      <button
        type="button"
        ref={bookButton}
        className={isOff ? `button ${look} disabled` : `button ${look}`}
        part={`button button-${look} book-button`}
        aria-disabled={isOff || undefined}
        aria-busy={opening?.status === 'coming' || undefined}
        onClick={() => guard(isBack ? store.backToCheckout : store.book)}
      >
        {t(isBack ? 'back to checkout' : 'book')}
      </button>
      {opening?.status === 'failed' && (
        // No automatic retry, because the purchase holds places as soon as the code is loaded.
        <ErrorNote title={t('no checkout')} error={opening.error} onRetry={retry} isByHand />
      )}
    </>
  );
}
