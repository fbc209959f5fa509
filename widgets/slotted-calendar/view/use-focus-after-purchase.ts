import { type RefObject, useEffect } from 'react';
import { useEnvironment } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import type { CalendarStore } from '../store.ts';
import { hasFocus } from './fold/has-focus.ts';
import { insertCheckout } from './insert-checkout.ts';

/**
 * Inserts the checkout when a purchase starts and its code is there; when it has ended, removes it and focuses `button`,
 * unless the focus is in the calendar.
 */
export function useInsertedCheckout(
  store: CalendarStore,
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const { host } = useEnvironment();
  const isReady = useStore(store, ({ isBuying, checkout }) => isBuying && checkout?.status === 'loaded');
  useEffect(() => {
    if (!isReady) return;
    const remove = insertCheckout(host, store.key());
    return () => {
      remove?.();
      if (!hasFocus(frame)) button.current?.focus();
    };
  }, [isReady, host, store, frame, button]);
}
