import { createResource } from '../../shared/api/resource.ts';
import { whenIdle } from '../../shared/element/painting/when-idle.ts';
import type { CalendarContext } from '../calendar-context.ts';

/**
 * Loads the checkout's code (D-checkout-placement). The inserted tag alone may not load it, because the loader does not
 * look into every shadow tree, and a page that uses npm has no loader. The code is prefetched when the browser is idle
 * after the first choice, and loaded when a purchase begins; only that second load shows a failure. The next press of
 * 'Je Réserve' tries again (D-failed-file), and so does the returned function.
 */
export function createCheckoutCode({ store, page, guard, load, report, signal }: CalendarContext): () => Promise<void> {
  const code = createResource<unknown>({
    fetch: () => load('checkout'),
    set: (checkout) => store.setState({ checkout }),
    onFailure: report,
    signal,
  });
  let isAhead = false;
  // Quietly, so that code that an earlier purchase has loaded stays in the state.
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
