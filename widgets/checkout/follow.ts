import type { Selection } from '../../core/booking/selection.ts';
import { isCommitted, isSettled } from '../../core/checkout/stage.ts';
import { endPurchase, type PageData, selectionOf } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { onTakenOver, storedPurchase } from '../shared/page/stored-purchase.ts';
import type { ItemSale } from './item.ts';
import { onToldByTab } from './purchase/other-tabs.ts';
import type { Purchases } from './purchases.ts';
import type { Work } from './work.ts';

/** Follows the page: its purchase, who is signed in, what is selected, and a payment that comes back from a bank. */
export function followPage(
  { context, state }: Work,
  item: ItemSale,
  purchases: Purchases,
  leave: () => Promise<void>,
): void {
  const { host, page, guard, signal } = context;
  const { attributes } = context;

  const isMine = (wanted: Purchase | null): wanted is Purchase => {
    if (wanted?.case !== 'slots') return wanted !== null && item.isOwn(wanted);
    const { for: calendar, item: sold } = attributes.getState();
    return sold === null && (calendar === null || calendar === wanted.calendar);
  };

  function see(data: PageData, before: PageData | null): void {
    if (data.isSignedIn !== state.getState().isSignedIn) state.setState({ isSignedIn: data.isSignedIn });
    const hasSignedIn = data.isSignedIn && !before?.isSignedIn;
    if (hasSignedIn || !before) item.resume();
    if (page.data.getState() !== data) return;
    const purchase = purchases.current();
    if (data.purchase !== purchase) {
      const wanted = data.purchase;
      const { checkout } = page.data.getState();
      const isTaken = checkout !== null && checkout !== host;
      if (isTaken || !isMine(wanted)) {
        if (purchase) guard(leave);
      } else if (checkout === null) {
        // Claimed first: the change calls this function again, which then begins the purchase.
        page.data.setState({ checkout: host });
      } else guard(() => purchases.begin(wanted));
      return;
    }
    const stage = purchases.stage();
    // What is being ordered or paid goes on to its answer.
    if (!purchase || isSettled(stage) || isCommitted(stage)) return;
    const { selection } = state.getState();
    const chosen = purchase.case === 'slots' ? selectionOf(data, purchase.calendar) : selection;
    // Choosing something else frees the places (D-hold-release).
    if (chosen !== selection) guard(() => chooseAnew(chosen));
    else if (hasSignedIn) guard(purchases.signIn);
  }

  async function chooseAnew(selection: Selection): Promise<void> {
    const chosen = purchases.chooseAnew(selection);
    await (purchases.stage().step === 'choosing-anew' ? chosen : leave());
  }

  signal.addEventListener('abort', page.data.subscribe(see));
  signal.addEventListener('abort', () => {
    if (page.data.getState().checkout !== host) return;
    // Another checkout on the page takes up what is not done.
    if (isSettled(purchases.stage())) endPurchase(page, purchases.current());
    else page.data.setState({ checkout: null });
  });
  signal.addEventListener(
    'abort',
    item.follow(() => guard(() => purchases.current() && leave())),
  );
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) guard(() => purchases.dispatch({ on: 'page-shown' }));
  };
  window.addEventListener('pageshow', onShow, { signal });
  onTakenOver(page.clock.now, () => guard(() => purchases.dispatch({ on: 'other-tab' })), signal);
  // Another tab may have kept the places longer.
  const onKept = (hold: string, expiresAt: number) =>
    guard(() => purchases.dispatch({ on: 'kept-longer', hold, expiresAt }));
  const onStored = () => {
    const { hold, order, until } = storedPurchase() ?? {};
    if (hold !== undefined && order === null && until !== undefined) onKept(hold, until);
  };
  window.addEventListener('storage', onStored, { signal });
  onToldByTab(onKept, signal);
  queueMicrotask(() => signal.aborted || see(page.data.getState(), null));
}
