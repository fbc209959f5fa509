import { type RefObject, useEffect } from 'react';
import { useStore } from '../../shared/view/use-store.ts';
import type { CalendarStore } from '../store.ts';
import { hasFocus } from './fold/has-focus.ts';

/** Focuses `button` when the checkout beside the calendar is no longer shown, unless the focus is in the calendar. */
export function useFocusAfterPurchase(
  store: CalendarStore,
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const isShown = useStore(store, (state) => state.isBuying && state.isShown && state.checkout?.status === 'loaded');
  useEffect(() => {
    if (!isShown) return;
    return () => {
      if (!hasFocus(frame)) button.current?.focus();
    };
  }, [isShown, frame, button]);
}
