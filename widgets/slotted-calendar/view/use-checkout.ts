import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { useEnvironment } from '../../shared/view/environment.ts';
import type { CalendarStore } from '../store.ts';
import { openCheckout } from './open-checkout.ts';

/** Brings the checkout when a purchase begins; when it has ended, takes it away and brings the focus back to `button`. */
export function useCheckout(store: CalendarStore, button: RefObject<HTMLButtonElement | null>): void {
  const { host } = useEnvironment();
  const isBuying = useStore(store, (state) => state.isBuying);
  useEffect(() => {
    if (!isBuying) return;
    const close = openCheckout(host, store.key());
    return () => {
      close?.();
      button.current?.focus();
    };
  }, [isBuying, host, store, button]);
}
