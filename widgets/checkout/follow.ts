import type { Selection } from '../../core/booking/selection.ts';
import { isCommitted, isSettled } from '../../core/checkout/stage.ts';
import { isSeen } from '../shared/base/is-seen.ts';
import { type PageData, selectionOf } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { endPurchase, onTakenOver, storedPurchase } from '../shared/selling/stored.ts';
import type { OfferedItemSale } from './item.ts';
import { joinCheckouts } from './page-checkouts.ts';
import type { CheckoutContext } from './runner/contexts.ts';
import { onToldByTab } from './runner/other-tabs.ts';
import type { Till } from './till.ts';

/** Follows the page state (purchase, sign-in, selection), other tabs, and returns from the back/forward cache. */
export function followPage(
  { context, state }: CheckoutContext,
  item: OfferedItemSale,
  till: Till,
  leave: () => Promise<void>,
): void {
  const { host, page, guard, signal } = context;
  const { attributes } = context;

  const mayTake = (wanted: Purchase): boolean => {
    if (wanted.case === 'item') return item.sells(wanted);
    const { for: calendar, item: sold } = attributes.getState();
    return sold === null && (calendar === null || calendar === wanted.calendar || calendar === wanted.id);
  };
  const isMine = (wanted: Purchase | null): wanted is Purchase =>
    wanted !== null && mayTake(wanted) && (wanted.case === 'slots' || item.isOwn(wanted));

  const visibleCopy = joinCheckouts(context, mayTake, onVisibilityChange);
  /**
   * Whether this checkout may claim the purchase by itself. A hidden checkout may not claim a purchase of slots: the
   * calendar decides whether to give the purchase to a hidden checkout or to insert a visible one.
   */
  const mayClaim = (wanted: Purchase): boolean => (wanted.case === 'item' || isSeen(host)) && !visibleCopy(wanted);

  function onPageData(data: PageData, before: PageData | null): void {
    if (data.isSignedIn !== state.getState().isSignedIn) state.setState({ isSignedIn: data.isSignedIn });
    const hasSignedIn = data.isSignedIn && !before?.isSignedIn;
    if (hasSignedIn || !before) item.resume(visibleCopy);
    if (page.data.getState() !== data) return;
    const purchase = till.current();
    if (data.purchase !== purchase) {
      const wanted = data.purchase;
      const { checkout } = page.data.getState();
      const isTaken = checkout !== null && checkout !== host;
      if (isTaken || !isMine(wanted)) {
        if (purchase) guard(leave);
      } else if (checkout === null) {
        // This change of the page state calls `onPageData` again, which then begins the purchase.
        if (mayClaim(wanted)) page.data.setState({ checkout: host });
      } else guard(() => till.begin(wanted));
      return;
    }
    const stage = till.stage();
    // While an order or a payment is under way, a change of the selection or a sign-in has no effect.
    if (!purchase || isSettled(stage) || isCommitted(stage)) return;
    const { selection } = state.getState();
    const chosen = purchase.case === 'slots' ? selectionOf(data, purchase.calendar) : selection;
    // Choosing other slots releases the hold (D-hold-release).
    if (chosen !== selection) guard(() => chooseAnew(chosen));
    else if (hasSignedIn) guard(till.signIn);
  }

  /** Hands this checkout's purchase over to a visible copy, or claims a purchase that no checkout has. */
  function onVisibilityChange(): void {
    const data = page.data.getState();
    if (data.checkout === host) guard(() => handOver(context, till, visibleCopy));
    else if (data.checkout === null && data.purchase) onPageData(data, data);
  }

  async function chooseAnew(selection: Selection): Promise<void> {
    const chosen = till.chooseAnew(selection);
    await (till.stage().step === 'choosing-anew' ? chosen : leave());
  }

  signal.addEventListener('abort', page.data.subscribe(onPageData));
  signal.addEventListener('abort', () => {
    if (page.data.getState().checkout !== host) return;
    // An unfinished purchase is left for another checkout of the page.
    if (isSettled(till.stage())) endPurchase(page, till.current());
    else page.data.setState({ checkout: null });
  });
  signal.addEventListener(
    'abort',
    item.follow(() => guard(() => till.current() && leave())),
  );
  followOtherTabs(context, till);
  queueMicrotask(() => signal.aborted || onPageData(page.data.getState(), null));
}

/** Hands the purchase over to the visible checkout that should have it instead of this checkout (D-one-checkout). */
async function handOver(
  { host, page }: CheckoutContext['context'],
  till: Till,
  visibleCopy: (purchase: Purchase) => HTMLElement | null,
): Promise<void> {
  // Calls that are under way finish first.
  await till.settled();
  const purchase = till.current();
  const isStill = purchase && page.data.getState().checkout === host && !isCommitted(till.stage());
  const copy = isStill ? visibleCopy(purchase) : null;
  if (!copy) return;
  till.handOver();
  page.data.setState({ checkout: copy });
}

/** Follows other tabs, and returns from the back/forward cache, for example by 'back' on a bank's page. */
function followOtherTabs({ page, guard, signal }: CheckoutContext['context'], till: Till): void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) guard(() => till.dispatch({ on: 'page-shown' }));
  };
  window.addEventListener('pageshow', onShow, { signal });
  onTakenOver(page.clock.now, () => guard(() => till.dispatch({ on: 'other-tab' })), signal);
  // Another tab may have kept the places longer.
  const onKept = (hold: string, expiresAt: number) =>
    guard(() => till.dispatch({ on: 'kept-longer', hold, expiresAt }));
  const onStored = () => {
    const { hold, order, until } = storedPurchase() ?? {};
    if (hold !== undefined && order === null && until !== undefined) onKept(hold, until);
  };
  window.addEventListener('storage', onStored, { signal });
  onToldByTab(onKept, signal);
}
