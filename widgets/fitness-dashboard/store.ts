import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Activity, toggled } from '../../core/fitness/figures.ts';
import { effectiveRange, type Range } from '../../core/fitness/periods.ts';
import { asApiError } from '../shared/api/errors.ts';
import { createResource, LOADING, type ResourceLoader } from '../shared/api/resource.ts';
import { onReturn } from '../shared/base/on-return.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { areBehind, fetchDashboard } from './loading.ts';
import type { Dashboard, FitnessState } from './state.ts';

export interface FitnessStore extends StoreApi<FitnessState> {
  /** Picks a range; the picked one again picks none. */
  pickRange(range: Range): Promise<void>;
  /** Picks an activity; the picked one again picks none. */
  pickActivity(activity: Activity): void;
  retry(): Promise<void>;
  signIn(): Promise<void>;
}

export function createFitnessStore(context: WidgetContext<typeof attributes>): FitnessStore {
  const { host, page, guard, report, signal } = context;
  const named = () => context.attributes.getState();
  const { range, activity } = named();
  const { isSignedIn } = page.data.getState();
  const store = createStore<FitnessState>()(() => ({
    isSignedIn,
    range,
    activity,
    dashboard: LOADING,
    isTurning: false,
  }));
  let isReady = false;
  /** What is on its way is what is shown, anew: nobody has asked for it, and so it may fail unseen. */
  let isRefreshing = false;
  let loadedAt = 0;
  let life = new AbortController();
  let loader = createLoader(life.signal);

  /** Loads one user's figures; nothing of theirs comes any more once `life` is over. */
  function createLoader(life: AbortSignal): ResourceLoader {
    return createResource<Dashboard>({
      signal: life,
      fetch: () => fetchShown(),
      set(dashboard) {
        if (dashboard.status !== 'loading') isRefreshing = false;
        store.setState({ dashboard, isTurning: false });
        if (dashboard.status !== 'loaded') return;
        loadedAt = page.clock.now();
        const charts = dashboard.value.case === 'figures' ? dashboard.value.charts : null;
        if (charts?.status === 'failed') return report(charts.error);
        if (isReady) return;
        isReady = true;
        emit(host, 'creneau-ready', null);
      },
      onFailure(error) {
        if (!isRefreshing) store.setState({ dashboard: { status: 'failed', error: asApiError(error) } });
        isRefreshing = false;
        store.setState({ isTurning: false });
        report(error);
      },
    });
  }

  function fetchShown(): Promise<Dashboard> {
    const { dashboard, range } = store.getState();
    const known = dashboard.status === 'loaded' && dashboard.value.case === 'figures' ? dashboard.value : null;
    const tracker = named().tracker ?? known?.tracker ?? null;
    const lifetime = isRefreshing ? null : (known?.lifetime ?? null);
    return fetchDashboard(page, effectiveRange(range), { tracker, lifetime }, isRefreshing);
  }

  async function load(): Promise<void> {
    isRefreshing = false;
    if (!store.getState().isSignedIn) return;
    const isTurning = store.getState().dashboard.status === 'loaded';
    store.setState({ isTurning });
    await loader.load(isTurning ? 'quietly' : undefined);
  }

  /** The page is seen again: figures that are behind are fetched anew. */
  async function refresh(): Promise<void> {
    const { dashboard, isTurning, isSignedIn } = store.getState();
    if (!isSignedIn || isTurning || isRefreshing || dashboard.status !== 'loaded') return;
    const charts = dashboard.value.case === 'figures' ? dashboard.value.charts : null;
    if (charts?.status === 'loaded' && !areBehind(charts.value, loadedAt, page.clock.now())) return;
    isRefreshing = true;
    await loader.load('quietly');
  }

  /** Another user or tracker: nothing of the earlier one stays. */
  async function begin(): Promise<void> {
    life.abort();
    life = new AbortController();
    isRefreshing = false;
    loader = createLoader(life.signal);
    store.setState({ isSignedIn: page.data.getState().isSignedIn, dashboard: LOADING, isTurning: false });
    await load();
  }

  async function showRange(range: Range | null): Promise<void> {
    const before = effectiveRange(store.getState().range);
    store.setState({ range });
    if (effectiveRange(range) !== before) await load();
  }

  const stops = [
    context.attributes.subscribe(({ tracker, range, activity }, before) => {
      if (activity !== before.activity) store.setState({ activity });
      if (tracker !== before.tracker) {
        store.setState({ range });
        guard(begin);
      } else if (range !== before.range) guard(() => showRange(range));
    }),
    page.data.subscribe(({ isSignedIn }, before) => {
      if (isSignedIn !== before.isSignedIn) guard(begin);
    }),
    onReturn(() => guard(refresh)),
  ];
  signal.addEventListener('abort', () => {
    life.abort();
    for (const stop of stops) stop();
  });
  guard(load);
  return {
    ...store,
    pickRange: (range) => showRange(toggled(store.getState().range, range)),
    pickActivity: (activity) => store.setState((state) => ({ activity: toggled(state.activity, activity) })),
    retry: load,
    async signIn() {
      await askToSignIn(host, page);
    },
  };
}
