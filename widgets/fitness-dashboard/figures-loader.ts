import type { StoreApi } from 'zustand/vanilla';
import { effectiveRange } from '../../core/fitness/periods.ts';
import { asApiError } from '../shared/api/errors.ts';
import { createResource, LOADING, type ResourceLoader } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { areOutdated, fetchDashboard } from './fetch-dashboard.ts';
import { type Charts, chartsOf, type Dashboard, type FitnessState } from './state.ts';

/** Loads the figures of the signed-in user. */
export interface FiguresLoader {
  /** Loads the charts of the selected range; the previous ones stay until they are loaded. */
  load(): Promise<void>;
  /** Re-fetches outdated figures; a failure is reported but not shown. */
  refresh(): Promise<void>;
  /** Starts again for another user or tracker; no figure of the previous one stays. */
  restart(): Promise<void>;
}

export function createFiguresLoader(
  context: WidgetContext<typeof attributes>,
  store: StoreApi<FitnessState>,
): FiguresLoader {
  const { host, page, report, signal } = context;
  let isReady = false;
  /** Whether the current call is a refresh, which the visitor has not asked for: if it fails, no error is shown. */
  let isRefreshing = false;
  let loadedAt = 0;
  let controller = new AbortController();
  let loader = createLoader(controller.signal);
  until(signal, () => controller.abort());

  /** Creates a loader for one user, which sets nothing after `signal` has aborted. */
  function createLoader(signal: AbortSignal): ResourceLoader {
    return createResource<Dashboard>({ signal, fetch: fetchShown, set: show, onFailure: fail });
  }

  function fetchShown(): Promise<Dashboard> {
    const { dashboard, range } = store.getState();
    const known = dashboard.status === 'loaded' && dashboard.value.case === 'figures' ? dashboard.value : null;
    const tracker = context.attributes.getState().tracker ?? known?.tracker ?? null;
    const lifetime = isRefreshing ? null : (known?.lifetime ?? null);
    return fetchDashboard(page, effectiveRange(range), { tracker, lifetime }, isRefreshing);
  }

  function show(dashboard: FitnessState['dashboard']): void {
    if (dashboard.status !== 'loading') isRefreshing = false;
    store.setState({ dashboard, isTurning: false });
    if (dashboard.status !== 'loaded') return;
    loadedAt = page.clock.now();
    const charts = chartsOf(dashboard.value);
    if (charts?.status === 'failed') {
      report(charts.error);
      return;
    }
    if (isReady) return;
    isReady = true;
    emit(host, 'creneau-ready', null);
  }

  function fail(error: unknown): void {
    if (!isRefreshing) store.setState({ dashboard: { status: 'failed', error: asApiError(error) } });
    isRefreshing = false;
    store.setState({ isTurning: false });
    report(error);
  }

  async function load(): Promise<void> {
    isRefreshing = false;
    if (!store.getState().isSignedIn) return;
    const isTurning = store.getState().dashboard.status === 'loaded';
    store.setState({ isTurning });
    await loader.load(isTurning ? 'quietly' : undefined);
  }

  const isCurrent = (charts: Charts) => !areOutdated(charts, loadedAt, page.clock.now());

  return {
    load,
    async refresh() {
      const { dashboard, isTurning, isSignedIn } = store.getState();
      if (!isSignedIn || isTurning || isRefreshing || dashboard.status !== 'loaded') return;
      const charts = chartsOf(dashboard.value);
      if (charts?.status === 'loaded' && isCurrent(charts.value)) return;
      isRefreshing = true;
      await loader.load('quietly');
    },
    async restart() {
      controller.abort();
      controller = new AbortController();
      isRefreshing = false;
      loader = createLoader(controller.signal);
      store.setState({ isSignedIn: page.data.getState().isSignedIn, dashboard: LOADING, isTurning: false });
      await load();
    },
  };
}
