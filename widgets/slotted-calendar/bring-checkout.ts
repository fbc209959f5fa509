import type { StoreApi } from 'zustand/vanilla';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { attributes } from './attributes.ts';
import type { CalendarState } from './state.ts';

/**
 * Asks the loader for the checkout as soon as the calendar's purchase begins (D-checkout-placement): where the page uses npm, and in
 * its shadow trees, nobody sees the tag.
 */
export function bringCheckout(
  store: Pick<StoreApi<CalendarState>, 'getState' | 'subscribe'>,
  { guard, load }: WidgetContext<typeof attributes>,
): void {
  const bring = () => guard(() => load('checkout'));
  if (store.getState().isBuying) bring();
  store.subscribe(({ isBuying }, before) => {
    if (isBuying && !before.isBuying) bring();
  });
}
