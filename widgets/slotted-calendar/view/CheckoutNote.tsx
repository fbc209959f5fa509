import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../shared/view/environment.ts';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { messages } from '../messages.ts';
import type { CalendarStore } from '../store.ts';

/** That the checkout of a purchase has not come, with a button that asks for it again. */
export function CheckoutNote({
  store,
  bookButton,
}: {
  readonly store: CalendarStore;
  readonly bookButton: RefObject<HTMLButtonElement | null>;
}): ReactNode {
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
