import type { StoreApi } from 'zustand/vanilla';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { attributes } from './attributes.ts';
import type { CalendarState } from './state.ts';

/**
 * Asks the loader for the checkout's code when the calendar's purchase starts (D-checkout-placement): the loader does not see
 * the inserted tag in shadow trees, and does not exist if the page uses npm.
 */
export function loadCheckoutCode(
  store: Pick<StoreApi<CalendarState>, 'getState' | 'subscribe'>,
  { guard, load }: WidgetContext<typeof attributes>,
): void {
  const request = () => guard(() => load('checkout'));
  if (store.getState().isBuying) request();
  store.subscribe(({ isBuying }, before) => {
    if (isBuying && !before.isBuying) request();
  });
}
