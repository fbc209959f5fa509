import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OrderPeriod } from '../../core/booking/order-period.ts';
import type { Order } from '../shared/api/booking/order.ts';
import { fetchOrders } from '../shared/api/booking/order-list.ts';
import { onReturn } from '../shared/base/on-return.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { beginAt } from '../shared/lists/list-address.ts';
import { createPagedList, FIRST_LOAD, PAGE_ASKED, type PagedState } from '../shared/lists/paged-list.ts';
import { showAnswered, showPage } from '../shared/lists/show-page.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import type { attributes } from './attributes.ts';
import { createEndings, type EndingState, type Endings } from './ending.ts';

export interface HistoryState extends PagedState<Order>, EndingState {
  readonly period: OrderPeriod;
  /** The page that was last asked for. */
  readonly page: number;
  /** Nobody is signed in: there is nothing to ask for. */
  readonly isVisitor: boolean;
  /** The page was asked to sign its visitor in, and did not answer. */
  readonly isUnanswered: boolean;
}

export interface HistoryStore extends StoreApi<HistoryState>, Endings {
  retry(): Promise<void>;
  /** Has the page sign its visitor in. */
  signIn(): Promise<void>;
  /** The product's time, in milliseconds since 1970. */
  now(): number;
}

/** What a visitor has: nothing, and no more pages of it. */
const NOTHING = { status: 'loaded', value: { items: [], page: 1, lastPage: 1 } } as const;
const CALM = { isUnanswered: false, ending: null, told: null } as const;

/** `quietly` keeps what is shown until the answer is there, and orders for good where it fails. */
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
      const { status } = state.list;
      if (!isQuiet) store.setState(state);
      else if (status === 'loaded') {
        store.setState({ ...state, isTurning: false, hasTurned: false, isUnanswered: false });
      } else if (status === 'failed' && store.getState().list.status === 'failed') store.setState(state);
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
    const { isVisitor: wasVisitor, list: shown, isTurning } = store.getState();
    const isNews = isVisitor !== wasVisitor;
    if (isVisitor) {
      store.setState({ ...FIRST_LOAD, ...CALM, list: NOTHING, isVisitor });
      host.dispatchEvent(new Event(PAGE_ASKED));
      return;
    }
    // A page that was asked for may not fail unheard.
    isQuiet = how === 'quietly' && !isNews && !isTurning && shown.status !== 'loading';
    store.setState({ isVisitor, ...((how !== 'quietly' || isNews) && CALM), ...(isNews && FIRST_LOAD) });
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

  async function signIn(): Promise<void> {
    const isLeftToUs = await askToSignIn(host, pageState);
    if (!isLeftToUs) return;
    // The same person again, with a token that holds, is no change of who is signed in.
    if (isExpired(store.getState())) await load('quietly');
    const isUnanswered = isExpired(store.getState()) || !pageState.data.getState().isSignedIn;
    if (isUnanswered) store.setState({ isUnanswered });
  }

  const refresh = () => guard(() => load('quietly'));
  const online = () => guard(() => load(store.getState().list.status === 'loaded' ? 'quietly' : undefined));
  const endings = createEndings(pageState, store, { report, refresh });
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
    pageState.data.subscribe(({ isSignedIn, person, bookingsVersion }, before) => {
      const isAnew = person !== before.person && isExpired(store.getState());
      if (isSignedIn !== before.isSignedIn) guard(() => load('afresh'));
      else if (bookingsVersion !== before.bookingsVersion || isAnew) refresh();
    }),
    onReturn(refresh),
    () => removeEventListener('online', online),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  guard(() => load());
  return { ...store, ...endings, retry: () => load(), signIn, now: pageState.clock.now };
}

/** Whether the API takes the token no more, and the page had no other to give. */
export function isExpired({ list }: PagedState<unknown>): boolean {
  return list.status === 'failed' && list.error.code === 'token-invalid';
}
