import type { Selection } from '../../core/booking/selection.ts';
import { isCommitted, isSettled } from '../../core/checkout/stage.ts';
import { takes } from '../../core/selling/choose-checkout.ts';
import { until } from '../shared/base/until.ts';
import { type PageData, selectionOf } from '../shared/page/page-state.ts';
import { joinCheckouts } from '../shared/selling/sellers-on-page.ts';
import { endPurchase, onTakenOver, storedPurchase } from '../shared/selling/stored.ts';
import type { OfferedItemSale } from './item.ts';
import type { CheckoutContext } from './runner/contexts.ts';
import { onToldByTab } from './runner/other-tabs.ts';
import type { Handover, Till } from './till.ts';

/** Follows the page state (purchase, sign-in, selection), other tabs, and returns from the back/forward cache. */
export function followPage(
  { context, state }: CheckoutContext,
  item: OfferedItemSale,
  till: Till,
  leave: () => Promise<void>,
): void {
  const { host, page, guard, signal, attributes } = context;
  const names = () => {
    const { for: calendar, item: named } = attributes.getState();
    return { for: calendar, item: named?.toLowerCase() ?? null };
  };

  joinCheckouts(
    page,
    {
      host,
      names,
      take(purchase, handover) {
        if (purchase !== till.current()) guard(() => till.begin(purchase, handover as Handover | null));
      },
      // Failures are reported where their calls began.
      settled: () => till.settled().catch(() => {}),
      giveUp: () => (isCommitted(till.stage()) ? null : till.handOver()),
    },
    signal,
  );

  /** Whether the page's purchase is not for this checkout, or another checkout has it. */
  const isOthers = ({ purchase, checkout }: PageData): boolean =>
    purchase === null || (checkout !== null && checkout !== host) || !takes(names(), purchase);

  function onPageData(data: PageData, before: PageData | null): void {
    if (data.isSignedIn !== state.getState().isSignedIn) state.setState({ isSignedIn: data.isSignedIn });
    const hasSignedIn = data.isSignedIn && !before?.isSignedIn;
    if (hasSignedIn || !before) item.resume();
    const { focusRequest } = data;
    if (focusRequest && focusRequest !== before?.focusRequest && focusRequest.purchase === till.current())
      state.setState({ focusRequest });
    // `resume` has begun a purchase: this function has been called for that change already.
    if (page.data.getState() !== data) return;
    const purchase = till.current();
    if (data.purchase !== purchase) {
      if (purchase && isOthers(data)) guard(leave);
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

  async function chooseAnew(selection: Selection): Promise<void> {
    const chosen = till.chooseAnew(selection);
    await (till.stage().step === 'choosing-anew' ? chosen : leave());
  }

  until(signal, page.data.subscribe(onPageData), () => {
    if (page.data.getState().checkout !== host) return;
    // An unfinished purchase is left for another checkout of the page.
    if (isSettled(till.stage())) endPurchase(page, till.current());
    else page.data.setState({ checkout: null });
  });
  until(
    signal,
    item.follow(() => guard(() => till.current() && leave())),
  );
  followOtherTabs(context, till);
  queueMicrotask(() => signal.aborted || onPageData(page.data.getState(), null));
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
