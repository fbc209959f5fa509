import { createResource } from '../shared/api/resource.ts';
import type { CalendarContext } from './calendar-context.ts';

/**
 * Asks the loader for the checkout's code when the calendar's purchase starts (D-checkout-placement): the loader does not see
 * the inserted tag in shadow trees, and does not exist if the page uses npm. Returns a function that asks again. Where it has
 * failed, so does the next press of 'Je Réserve' (D-failed-file).
 */
export function createCheckoutCode({ store, page, guard, load, report, signal }: CalendarContext): () => Promise<void> {
  const code = createResource<unknown>({
    fetch: () => load('checkout'),
    set: (checkout) => store.setState({ checkout }),
    onFailure: report,
    signal,
  });
  // The checkout of an earlier purchase stays known.
  const request = () => guard(() => code.load('quietly'));
  if (store.getState().isBuying) request();
  store.subscribe(({ isBuying }, before) => {
    if (isBuying && !before.isBuying) request();
  });
  const stop = page.data.subscribe(({ purchase }, before) => {
    const { isBuying, checkout } = store.getState();
    if (isBuying && purchase !== before.purchase && checkout?.status === 'failed') request();
  });
  signal.addEventListener('abort', stop);
  return () => code.load();
}
