import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OrderPeriod } from '../../core/booking/order-period.ts';
import type { Order } from '../../core/checkout/order.ts';
import { ApiError } from '../shared/api/errors.ts';
import { onReturn } from '../shared/base/on-return.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { beginAt } from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD, PAGE_ASKED, type PagedState, type Reload } from '../shared/lists/paged-list.ts';
import { reloadList, showAnswered, showPage } from '../shared/lists/show-page.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import type { PageState } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import { type CancellationState, type Cancellations, createCancellations } from './cancellation.ts';
import { fetchPage } from './linked-order.ts';
import { followOrderLink } from './order-link.ts';

export interface HistoryState extends PagedState<Order>, CancellationState {
  readonly period: OrderPeriod;
  /** The page that was last requested. */
  readonly page: number;
  /** Whether the visitor is not signed in, so that there is nothing to fetch. */
  readonly isVisitor: boolean;
  /** Whether a single order is shown, by the link in its mail (D-order-key). */
  readonly isLinked: boolean;
  /** Whether the page was opened by an incomplete link. */
  readonly isLinkCut: boolean;
  /** Whether the page was asked to sign its visitor in and did not react. */
  readonly isUnanswered: boolean;
}

export interface HistoryStore extends StoreApi<HistoryState>, Cancellations {
  retry(): Promise<void>;
  /** Asks the page to sign its visitor in. */
  signIn(): Promise<void>;
  /** Returns the API's time, in milliseconds since 1970. */
  now(): number;
}

/** A visitor's list: empty. */
const NOTHING = { status: 'loaded', value: { items: [], page: 1, lastPage: 1 } } as const;
/** The state of the list after the user's session has expired. */
const REFUSED = {
  status: 'failed',
  error: new ApiError('problem', 'The token was refused.', 401, { code: 'token-invalid' }),
} as const;
const CALM = { isUnanswered: false, cancellation: null, notice: null } as const;

export function createHistoryStore(context: WidgetContext<typeof attributes>): HistoryStore {
  const { host, page: pageState, report, signal, guard } = context;
  const named = () => context.attributes.getState();
  showPage(host, beginAt(host, named().page, signal));
  const linked = followOrderLink(host, signal, () => guard(() => load('afresh')));
  const asLinked = () => ({ isLinked: linked().link !== null, isLinkCut: linked().isCut });
  const store = createStore<HistoryState>()(() => ({
    ...FIRST_LOAD,
    ...CALM,
    ...named(),
    ...asLinked(),
    isVisitor: false,
  }));
  let latest = 0;
  const list = createPagedList<Order>(
    context,
    {
      getState: store.getState,
      setState: (state) => {
        const isAnswered = state.list.status === 'loaded' && !state.isTurning;
        store.setState({ ...state, ...(isAnswered && { isUnanswered: false }) });
      },
    },
    (page, signal) => fetchPage(pageState, linked().link, store.getState().period, page, signal),
  );

  async function load(how?: Reload): Promise<void> {
    latest += 1;
    const call = latest;
    const { period, page } = named();
    store.setState({ period, page, ...asLinked() });
    // If the user is known, nothing is awaited here: until the next step, another user's orders may still be shown.
    const isVisitor = linked().link || pageState.data.getState().isSignedIn ? false : await isTokenless(pageState);
    if (call !== latest || signal.aborted) return;
    const isNews = isVisitor !== store.getState().isVisitor;
    if (isVisitor) {
      const { hasExpired } = pageState.data.getState();
      store.setState({ ...FIRST_LOAD, ...CALM, list: hasExpired ? REFUSED : NOTHING, isVisitor });
      host.dispatchEvent(new CustomEvent(PAGE_ASKED));
      return;
    }
    store.setState({ isVisitor, ...((how !== 'quietly' || isNews) && CALM), ...(isNews && FIRST_LOAD) });
    await list.load(page, isNews ? 'afresh' : how);
    showAnswered(host, store, page);
  }

  async function signIn(): Promise<void> {
    const isLeftToUs = await askToSignIn(host, pageState, undefined, 'sign-in');
    if (!isLeftToUs) return;
    // A valid token of the same user does not change the page state, so that the list must be loaded here.
    if (isExpired(store.getState())) await load('quietly');
    const isUnanswered = isExpired(store.getState()) || !pageState.data.getState().isSignedIn;
    if (isUnanswered) store.setState({ isUnanswered });
  }

  const refresh = () => guard(() => load('quietly'));
  const online = () => guard(() => load(store.getState().list.status === 'loaded' ? 'quietly' : undefined));
  const cancellations = createCancellations(pageState, () => linked().link, store, { report, refresh });
  addEventListener('online', online, { signal });
  until(
    signal,
    context.attributes.subscribe(({ period, page }) => {
      const before = store.getState();
      const isOther = period !== before.period;
      reloadList(context, { isOther, page, shown: before.page }, load);
    }),
    pageState.data.subscribe(({ isSignedIn, person, bookingsVersion }, before) => {
      const isBack = person !== before.person && isExpired(store.getState());
      if (isSignedIn !== before.isSignedIn) guard(() => load('afresh'));
      else if (bookingsVersion !== before.bookingsVersion || isBack) refresh();
    }),
    onReturn(refresh),
  );
  guard(() => load());
  return { ...store, ...cancellations, retry: () => load(), signIn, now: pageState.clock.now };
}

/** Whether calls carry no token. If the page's function that returns the token fails, the call reports that. */
function isTokenless({ session }: PageState): Promise<boolean> {
  return session.token().then(
    (token) => token === null,
    () => false,
  );
}

/** Whether the API has refused the token and the page has not given another. */
export function isExpired({ list, isLinked }: Pick<HistoryState, 'list' | 'isLinked'>): boolean {
  return !isLinked && list.status === 'failed' && list.error.code === 'token-invalid';
}
