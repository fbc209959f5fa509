import { anonymousOrder } from '../../../core/checkout/anonymous-order.ts';
import type { SideEffect } from '../../../core/checkout/effect.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { fetchCards } from '../../shared/api/booking/payment.ts';
import { releaseHold } from '../../shared/api/booking/release-hold.ts';
import { warnOnce } from '../../shared/base/warn.ts';
import { emit } from '../../shared/page/emit.ts';
import { bookingsChanged, setSelection } from '../../shared/page/page-state.ts';
import { registry } from '../../shared/page/registry.ts';
import { findSetting } from '../../shared/page/settings.ts';
import { endPurchase, forgetPurchase, storePurchase } from '../../shared/selling/stored.ts';
import type { PurchaseContext } from './contexts.ts';
import { tellOtherTabs } from './other-tabs.ts';

type SideEffects = {
  readonly [D in SideEffect['do']]: (
    effect: Extract<SideEffect, { readonly do: D }>,
    purchase: PurchaseContext,
  ) => Promise<void> | void;
};

/** Side effects of the current purchase. */
const CURRENT: SideEffects = {
  'show-hold': ({ hold }, { context }) => context.page.data.setState({ hold }),
  select: ({ selection }, { select }) => select(selection),
  release: async ({ hold }, { context }) => {
    await releaseHold(context.page.client, hold).catch(() => null);
    bookingsChanged(context.page);
  },
  'save-draft': ({ hold, wishes, draft }, { saveDraft }) => saveDraft(hold, wishes, draft),
  cards: async (_, { context, state, isCurrent }) => {
    const { page } = context;
    if (!page.data.getState().isSignedIn) return;
    const cards = await fetchCards(page.client).catch(() => []);
    if (isCurrent()) state.setState({ cards });
  },
  remember({ hold, order, until }, { context, purchase, storageKey, guest }) {
    const what = purchase.case === 'slots' ? purchase.event : purchase.item;
    const at = context.page.clock.now();
    storePurchase({ key: storageKey(), what, hold, order, at, until, guest: guest.current() }, purchase);
    if (guest.current() && order === null) tellOtherTabs(hold, until);
  },
  forget: () => forgetPurchase(),
  announce({ order }, { context, purchase }) {
    if (purchase.case === 'slots') setSelection(context.page, purchase.calendar, []);
    announceOrder(context.host, order);
  },
  'refetch-bookings': (_, { context }) => bookingsChanged(context.page),
  report: ({ failure }, { context }) => context.report(failure),
  end: (_, { context, purchase }) => endPurchase(context.page, purchase),
};

/** Side effects that still run for a purchase that another one has replaced. */
const SUPERSEDED: Partial<SideEffects> = {
  announce: ({ order }, { context }) => announceOrder(context.host, order),
  'refetch-bookings': CURRENT['refetch-bookings'],
};

export function runSideEffect(effect: SideEffect, purchase: PurchaseContext): Promise<void> | void {
  const sideEffects = purchase.isCurrent() ? CURRENT : SUPERSEDED;
  const run = sideEffects[effect.do] as
    | ((effect: SideEffect, purchase: PurchaseContext) => Promise<void> | void)
    | undefined;
  return run?.(effect, purchase);
}

/** Tells the page that an order was made, with or without its people as the setting `order-event` says (D-order-event). */
function announceOrder(host: HTMLElement, order: Order): void {
  emit(host, 'creneau-order', { order: isAnonymous(host) ? anonymousOrder(order) : order });
}

/** Whether the setting is `anonymous`. Warns once about an invalid value, and reads the next place instead. */
function isAnonymous(host: HTMLElement): boolean {
  const page = registry() ?? { configuration: {}, script: null };
  const [value] =
    findSetting(host, 'order-event', page, (given) => {
      if (!given) return false;
      const isGood = /^(?:full|anonymous)$/i.test(`${given}`);
      if (!isGood) warnOnce(`invalid order-event ${JSON.stringify(given)} is ignored.`);
      return isGood;
    }) ?? [];
  return `${value}`.toLowerCase() === 'anonymous';
}
