import { createResource } from '../../shared/api/resource.ts';
import { whenIdle } from '../../shared/element/painting/when-idle.ts';
import type { CalendarContext } from '../calendar-context.ts';

/**
 * Asks the loader for the checkout's code (D-checkout-placement), which does not see the inserted tag in shadow trees,
 * and does not exist if the page uses npm: ahead, once the browser is idle after the first choice, and when a purchase
 * starts. Only a failure of the latter counts: the next press of 'Je Réserve' asks again (D-failed-file), as does the
 * returned function.
 */
export function createCheckoutCode({ store, page, guard, load, report, signal }: CalendarContext): () => Promise<void> {
  const code = createResource<unknown>({
    fetch: () => load('checkout'),
    set: (checkout) => store.setState({ checkout }),
    onFailure: report,
    signal,
  });
  // Keeps `checkout` if an earlier purchase has loaded it.
  let isAhead = false;
  const request = () => guard(() => code.load('quietly'));
  if (store.getState().isBuying) request();
  store.subscribe(({ isBuying, selection }, before) => {
    if (isBuying && !before.isBuying) request();
    else if (!isAhead && selection.length > before.selection.length) {
      isAhead = true;
      whenIdle(() => signal.aborted || load('checkout').catch(() => {}));
    }
  });
  const stop = page.data.subscribe(({ purchase }, before) => {
    const { isBuying, checkout } = store.getState();
    if (isBuying && purchase !== before.purchase && checkout?.status === 'failed') request();
  });
  signal.addEventListener('abort', stop);
  return () => code.load();
}
