import type { StoreApi } from 'zustand/vanilla';
import { createLatest } from '../shared/base/latest.ts';
import { afterSeen } from '../shared/base/seen-time.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { settingsSourceOf } from '../shared/element/settings-source.ts';
import { hasConsent } from '../shared/page/consent.ts';
import { warnOfUnsetConsent } from '../shared/page/embedding/warn-of-unset-consent.ts';
import { emit } from '../shared/page/emit.ts';
import { registry, takeAhead } from '../shared/page/registry.ts';
import { findApi } from '../shared/page/settings.ts';
import { type Tiles, tilesOf } from '../shared/page/tiles.ts';
import { needsConsent } from '../shared/page/tiles-consent.ts';
import type { attributes } from './attributes.ts';
import type { EngineModule, FallbackReason, MapPhase, MapState, WorkerModule } from './state.ts';
import { hasWebgl } from './webgl.ts';

/** Draws the map, or shows the fallback list with its reason. */
export interface MapPhaseActions {
  /** Fetches what a map needs once the element is near, before React is loaded to draw it. */
  fetchAhead(): void;
  /** Draws the map from now on, because the element is visible. */
  display(): void;
  /** Is called when the first tile is drawn. */
  drawn(): void;
  /** Shows the fallback list; `error` is reported to the page. */
  fallBack(reason: FallbackReason, error?: unknown): void;
  redraw(): void;
  /** Asks the page for the missing consent. */
  askConsent(): void;
}

export function createMapPhase(context: WidgetContext<typeof attributes>, store: StoreApi<MapState>): MapPhaseActions {
  const { host, settings, load, guard, report, signal } = context;
  const next = createLatest(signal);
  const set = (phase: MapPhase) => store.setState({ phase });
  const fallBack = (reason: FallbackReason) => set({ case: 'fallback', reason });
  const isHidden = () => store.getState().phase.case === 'hidden';
  const hasFallenBack = (...reasons: readonly FallbackReason[]) => {
    const { phase } = store.getState();
    return phase.case === 'fallback' && reasons.includes(phase.reason);
  };

  const part = (name: string) => takeAhead(name) ?? load(name);
  const fetchParts = () =>
    Promise.all([part('map-engine') as Promise<EngineModule>, part('map-worker') as Promise<WorkerModule>]);

  let ahead: ReturnType<typeof fetchParts> | null = null;
  /** Whether the map has drawn itself again after its context was taken; a second time it waits for a press. */
  let isRestored = false;

  async function draw(): Promise<void> {
    const isLatest = next();
    store.setState(({ attempt }) => ({ attempt: attempt + 1 }));
    const { tiles } = store.getState();
    if (!tiles) return fallBack('setting');
    if (isConsentMissing(tiles)) return fallBack('consent');
    if (!hasWebgl()) return fallBack('no-webgl');
    set({ case: 'loading' });
    try {
      const fetching = ahead ?? fetchParts();
      ahead = null;
      const [engine, { code }] = await fetching;
      if (!isLatest()) return;
      engine.takeWorker(code);
      set({ case: 'drawing', engine, isDrawn: false });
    } catch (error) {
      if (!isLatest()) return;
      report(error);
      fallBack('engine');
    }
  }

  function isConsentMissing(tiles: Tiles | null): boolean {
    const page = registry();
    const { url } = page ? findApi(settingsSourceOf(host), page) : { url: null };
    const { consent } = settings.getState();
    if (!needsConsent(tiles, url ?? '')) return false;
    warnOfUnsetConsent(consent);
    return !hasConsent(consent, 'map');
  }

  const stop = settings.subscribe((now, before) => {
    if (now.tiles === before.tiles && now.consent === before.consent) return;
    const tiles = tilesOf(now.tiles);
    const haveChanged = JSON.stringify(tiles) !== JSON.stringify(store.getState().tiles);
    if (haveChanged) store.setState({ tiles });
    if (!isHidden() && (haveChanged || hasFallenBack('consent') || isConsentMissing(tiles))) guard(draw);
  });
  until(signal, stop);
  // Tiles and engine may have failed because there was no connection.
  addEventListener('online', () => hasFallenBack('tiles', 'engine') && guard(draw), { signal });

  return {
    fetchAhead() {
      const { tiles } = store.getState();
      if (!tiles || isConsentMissing(tiles) || !hasWebgl()) return;
      ahead = fetchParts();
      // `draw` reports the failure.
      ahead.catch(() => {});
    },
    display() {
      if (isHidden()) guard(draw);
    },
    drawn() {
      const { phase } = store.getState();
      if (phase.case === 'drawing') set({ ...phase, isDrawn: true });
    },
    fallBack(reason, error) {
      if (error !== undefined) report(error);
      if (reason !== 'lost' || isRestored) return fallBack(reason);
      isRestored = true;
      // A hidden page would get no context, or lose it at once.
      afterSeen(0, () => signal.aborted || guard(draw));
    },
    redraw() {
      isRestored = false;
      guard(draw);
    },
    askConsent: () => emit(host, 'creneau-consentrequired', { purpose: 'map' }),
  };
}
