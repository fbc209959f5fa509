import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OrderPeriod } from '../../core/booking/order-period.ts';
import { type ApiError, asApiError } from '../shared/api/errors.ts';
import { cancelOrder, type Order } from '../shared/api/order.ts';
import { fetchOrders } from '../shared/api/order-list.ts';
import { askToSignIn } from '../shared/ask-to-sign-in.ts';
import { beginAt } from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD, type PagedState } from '../shared/lists/paged-list.ts';
import { PAGE_ASKED, showAnswered, showPage } from '../shared/lists/show-page.ts';
import { onReturn } from '../shared/on-return.ts';
import type { WidgetContext } from '../shared/widget.ts';
import type { attributes } from './attributes.ts';

/** The cancelling of an order: under way, or failed. */
export interface Cancelling {
  readonly id: string;
  /** Null while it is under way. */
  readonly error: ApiError | null;
}

export interface HistoryState extends PagedState<Order> {
  readonly period: OrderPeriod;
  /** The page that was last asked for. */
  readonly page: number;
  /** Nobody is signed in: there is nothing to ask for. */
  readonly isVisitor: boolean;
  /** The page was asked to sign its visitor in, and did not answer. */
  readonly isUnanswered: boolean;
  readonly cancelling: Cancelling | null;
  /** The order that was cancelled last; it may stand in the list no more. */
  readonly cancelled: Order | null;
}

export interface HistoryStore extends StoreApi<HistoryState> {
  retry(): Promise<void>;
  /** Has the page sign its visitor in. */
  signIn(): Promise<void>;
  /** Cancels an order of the list; what was paid goes back. */
  cancel(order: Order): Promise<void>;
  /** The product's time, in milliseconds since 1970. */
  now(): number;
}

/** What a visitor has: nothing, and no more pages of it. */
const NOTHING = { status: 'loaded', value: { items: [], page: 1, lastPage: 1 } } as const;
const CALM = { isUnanswered: false, cancelling: null, cancelled: null } as const;

/** `quietly` keeps what is shown until the answer is there, and for good where it fails. */
type How = 'afresh' | 'quietly';

export function createHistoryStore(context: WidgetContext<typeof attributes>): HistoryStore {
  const { host, page: pageState, report, signal, guard } = context;
  const named = () => context.attributes.getState();
  showPage(host, beginAt(host, named().page, signal));
  const store = createStore<HistoryState>()(() => ({ ...FIRST_LOAD, ...CALM, ...named(), isVisitor: false }));
  let asked = 0;
  let isQuiet = false;
  const list = createPagedList<Order>({
    host,
    fetch: (page, life) => fetchOrders(pageState.client, store.getState().period, { page, signal: life }),
    get: store.getState,
    set: (state) => {
      if (!isQuiet) store.setState(state);
      else if (state.list.status === 'loaded') store.setState({ ...state, isTurning: false, hasTurned: false });
    },
    report,
    signal,
  });

  async function load(how?: How): Promise<void> {
    asked += 1;
    const call = asked;
    const { period, page } = named();
    store.setState({ period, page });
    // At once where it is known: what was shown before is another list's.
    const isVisitor = pageState.data.getState().isSignedIn ? false : await isTokenless();
    if (call !== asked || signal.aborted) return;
    const isNews = isVisitor !== store.getState().isVisitor;
    if (isVisitor) {
      store.setState({ ...FIRST_LOAD, ...CALM, list: NOTHING, isVisitor });
      host.dispatchEvent(new Event(PAGE_ASKED));
      return;
    }
    isQuiet = how === 'quietly' && !isNews && store.getState().list.status === 'loaded';
    store.setState({ isVisitor, ...(!isQuiet && CALM), ...(isNews && FIRST_LOAD) });
    await list.load(page, isNews ? 'afresh' : how === 'afresh' ? how : undefined);
    showAnswered(host, store, page);
  }

  /** A token may be a function's to give; where that fails, the call says so. */
  async function isTokenless(): Promise<boolean> {
    return pageState.session.token().then(
      (token) => token === null,
      () => false,
    );
  }

  async function cancel(order: Order): Promise<void> {
    const { cancelling } = store.getState();
    if (cancelling && !cancelling.error) return;
    store.setState({ cancelling: { id: order.id, error: null }, cancelled: null });
    try {
      const answer = await cancelOrder(pageState.client, order.id);
      store.setState({ cancelling: null, cancelled: answer.state === 'confirmed' ? null : answer });
      // All that shows bookings is asked anew by it, this list among them.
      pageState.data.setState(({ bookingsVersion }) => ({ bookingsVersion: bookingsVersion + 1 }));
    } catch (error) {
      store.setState({ cancelling: { id: order.id, error: asApiError(error) } });
      report(error);
    }
  }

  async function signIn(): Promise<void> {
    const isLeftToUs = await askToSignIn(host, pageState);
    if (isLeftToUs && !pageState.data.getState().isSignedIn) store.setState({ isUnanswered: true });
  }

  const refresh = () => guard(() => load('quietly'));
  const online = () => guard(() => load(store.getState().list.status === 'loaded' ? 'quietly' : undefined));
  addEventListener('online', online);
  const stops = [
    context.attributes.subscribe(({ period, page }) => {
      const before = store.getState();
      const isOther = period !== before.period;
      if (!isOther && page === before.page) return;
      // Another period begins at its first page; that is a change of its own.
      if (isOther && page === before.page && page !== 1) showPage(host, 1);
      else guard(() => load(isOther ? 'afresh' : undefined));
    }),
    pageState.data.subscribe(({ isSignedIn, bookingsVersion }, before) => {
      if (isSignedIn !== before.isSignedIn) guard(() => load('afresh'));
      else if (bookingsVersion !== before.bookingsVersion) refresh();
    }),
    onReturn(refresh),
    () => removeEventListener('online', online),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  guard(() => load());
  return { ...store, retry: () => load(), signIn, cancel, now: pageState.clock.now };
}
