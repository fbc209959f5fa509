import type { Deed } from '../../../core/checkout/effect.ts';
import { fetchCards } from '../../shared/api/booking/payment.ts';
import { releaseHold } from '../../shared/api/booking/release-hold.ts';
import { emit } from '../../shared/page/emit.ts';
import { endPurchase } from '../../shared/page/end-purchase.ts';
import { bookingsChanged, setSelection } from '../../shared/page/page-state.ts';
import { forgetPurchase, storePurchase } from '../../shared/page/stored-purchase.ts';
import { tellOtherTabs } from './other-tabs.ts';
import type { PurchaseWork } from './work.ts';

type Deeds = {
  readonly [D in Deed['do']]: (deed: Extract<Deed, { readonly do: D }>, work: PurchaseWork) => Promise<void> | void;
};

/** Side effects of the current purchase. */
const CURRENT: Deeds = {
  'show-hold': ({ hold }, { context }) => context.page.data.setState({ hold }),
  select: ({ selection }, { select }) => select(selection),
  release: async ({ hold }, { context }) => {
    await releaseHold(context.page.client, hold).catch(() => null);
    bookingsChanged(context.page);
  },
  keep: ({ hold, wishes, draft }, { keep }) => keep(hold, wishes, draft),
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
    emit(context.host, 'creneau-order', { order });
  },
  'refetch-bookings': (_, { context }) => bookingsChanged(context.page),
  report: ({ failure }, { context }) => context.report(failure),
  end: (_, { context, purchase }) => endPurchase(context.page, purchase),
};

/** What is still done for a purchase that another one has taken the place of. */
const SUPERSEDED: Partial<Deeds> = {
  announce: ({ order }, { context }) => void emit(context.host, 'creneau-order', { order }),
  'refetch-bookings': CURRENT['refetch-bookings'],
};

export function performDeed(deed: Deed, work: PurchaseWork): Promise<void> | void {
  const deeds = work.isCurrent() ? CURRENT : SUPERSEDED;
  const perform = deeds[deed.do] as ((deed: Deed, work: PurchaseWork) => Promise<void> | void) | undefined;
  return perform?.(deed, work);
}
