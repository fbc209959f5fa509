import { createStore, type StoreApi } from 'zustand/vanilla';
import { barsOf } from '../../core/fitness/bars.ts';
import { type Activity, toggled } from '../../core/fitness/figures.ts';
import { effectiveRange, periodsOf, type Range } from '../../core/fitness/periods.ts';
import { asApiError } from '../shared/api/errors.ts';
import { fetchActivities, fetchLifetime, fetchTracker } from '../shared/api/fitness.ts';
import { askToSignIn } from '../shared/ask-to-sign-in.ts';
import { emit } from '../shared/emit.ts';
import { createResource, LOADING, type ResourceLoader } from '../shared/resource.ts';
import type { WidgetContext } from '../shared/widget.ts';
import type { attributes } from './attributes.ts';
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
  let life = new AbortController();
  let loader = createLoader(life.signal);

  /** Loads one user's figures; nothing of theirs comes any more once `life` is over. */
  function createLoader(life: AbortSignal): ResourceLoader {
    return createResource<Dashboard>({
      signal: life,
      fetch: () => fetchDashboard(),
      set(dashboard) {
        store.setState({ dashboard, isTurning: false });
        if (dashboard.status !== 'loaded' || isReady) return;
        isReady = true;
        emit(host, 'creneau-ready', null);
      },
      onFailure(error) {
        store.setState({ dashboard: { status: 'failed', error: asApiError(error) }, isTurning: false });
        report(error);
      },
    });
  }

  async function fetchDashboard(): Promise<Dashboard> {
    const { client, clock } = page;
    const { dashboard, range: picked } = store.getState();
    const range = effectiveRange(picked);
    const known = dashboard.status === 'loaded' && dashboard.value.case === 'figures' ? dashboard.value : null;
    const tracker = named().tracker ?? known?.tracker ?? (await fetchTracker(client));
    if (tracker === null) return { case: 'no-tracker' };
    const [items, lifetime] = await Promise.all([
      fetchActivities(client, tracker, range),
      known?.lifetime ?? fetchLifetime(client, tracker),
    ]);
    return { case: 'figures', tracker, range, bars: barsOf(periodsOf(range, clock.now()), items), lifetime };
  }

  async function load(): Promise<void> {
    if (!store.getState().isSignedIn) return;
    const isTurning = store.getState().dashboard.status === 'loaded';
    store.setState({ isTurning });
    await loader.load(isTurning ? 'quietly' : undefined);
  }

  /** Another user or tracker: nothing of the earlier one stays. */
  async function begin(): Promise<void> {
    life.abort();
    life = new AbortController();
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
