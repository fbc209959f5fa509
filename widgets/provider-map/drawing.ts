import type { StoreApi } from 'zustand/vanilla';
import type { WidgetContext } from '../shared/element/definition.ts';
import { settingsSourceOf } from '../shared/element/settings-source.ts';
import { hasConsent } from '../shared/page/consent.ts';
import { emit } from '../shared/page/emit.ts';
import { registry } from '../shared/page/registry.ts';
import { findApi } from '../shared/page/settings.ts';
import type { attributes } from './attributes.ts';
import { needsConsent } from './consent.ts';
import type { EngineModule, Instead, MapState } from './state.ts';
import { DEFAULT_TILES, parseTiles, type Tiles } from './tiles.ts';
import { hasWebgl } from './webgl.ts';
import { workerCode } from './worker-code.ts';

/** Brings the map about, or says why there is a list in its place. */
export interface DrawingActions {
  /** The element is in sight: from now on it is drawn. */
  display(): void;
  /** The first tile is there. */
  drawn(): void;
  broken(why: Instead, error?: unknown): void;
  /** Draws anew. */
  redraw(): void;
  /** Asks the page for the consent that is missing. */
  askConsent(): void;
}

export function tilesOf(setting: unknown): Tiles {
  return parseTiles(setting) ?? DEFAULT_TILES;
}

export function createDrawing(context: WidgetContext<typeof attributes>, store: StoreApi<MapState>): DrawingActions {
  const { host, settings, load, guard, report, signal } = context;
  const isHidden = () => store.getState().drawing.case === 'hidden';
  const instead = (why: Instead) => store.setState({ drawing: { case: 'instead', why } });

  async function draw(): Promise<void> {
    const { tiles, attempt: before } = store.getState();
    const attempt = before + 1;
    store.setState({ attempt });
    if (isConsentMissing(tiles)) return instead('consent');
    if (!hasWebgl()) return instead('no-webgl');
    store.setState({ drawing: { case: 'coming' } });
    const isStale = () => signal.aborted || store.getState().attempt !== attempt;
    try {
      const [engine, code] = await Promise.all([load('map-engine') as Promise<EngineModule>, workerCode()]);
      if (isStale()) return;
      engine.takeWorker(code);
      store.setState({ drawing: { case: 'drawing', engine, isDrawn: false } });
    } catch (error) {
      if (isStale()) return;
      report(error);
      instead('engine');
    }
  }

  function isConsentMissing(tiles: Tiles): boolean {
    const page = registry();
    const { url } = page ? findApi(settingsSourceOf(host), page) : { url: null };
    return needsConsent(tiles, url ?? '') && !hasConsent(settings.getState().consent, 'map');
  }

  const stop = settings.subscribe((now, before) => {
    if (now.tiles === before.tiles && now.consent === before.consent) return;
    const tiles = tilesOf(now.tiles);
    const areOther = JSON.stringify(tiles) !== JSON.stringify(store.getState().tiles);
    if (areOther) store.setState({ tiles });
    const { drawing } = store.getState();
    const isWaiting = drawing.case === 'instead' && drawing.why === 'consent';
    if (!isHidden() && (areOther || isWaiting || isConsentMissing(tiles))) guard(draw);
  });
  signal.addEventListener('abort', stop);
  // What could not be had without a connection is asked for again with one.
  const online = () => {
    const { drawing } = store.getState();
    if (drawing.case === 'instead' && (drawing.why === 'tiles' || drawing.why === 'engine')) guard(draw);
  };
  addEventListener('online', online, { signal });

  return {
    display() {
      if (isHidden()) guard(draw);
    },
    drawn() {
      const { drawing } = store.getState();
      if (drawing.case === 'drawing') store.setState({ drawing: { ...drawing, isDrawn: true } });
    },
    broken(why, error) {
      if (error !== undefined) report(error);
      instead(why);
    },
    redraw: () => guard(draw),
    askConsent: () => emit(host, 'creneau-consentrequired', { purpose: 'map' }),
  };
}
