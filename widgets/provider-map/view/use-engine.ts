import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { useScheme } from '../../shared/view/use-scheme.ts';
import { useStore } from '../../shared/view/use-store.ts';
import type { Engine } from '../engine/engine.ts';
import type { EngineTexts } from '../engine/options.ts';
import { messages } from '../messages.ts';
import { markerName } from '../model.ts';
import type { EngineModule } from '../state.ts';
import type { MapStore } from '../store.ts';

export interface Zoom {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
}

export interface DrawnMap {
  /** Null until the frame is mounted. */
  readonly engine: Engine | null;
  readonly zoom: Zoom;
}

/**
 * Draws a map into `frame` while the view is mounted and keeps it up to date with the store. `popup` is the content of
 * the map popup.
 */
export function useEngine(
  store: MapStore,
  module: EngineModule,
  frame: RefObject<HTMLElement | null>,
  popup: HTMLElement,
): DrawnMap {
  const texts = useEngineTexts();
  // New texts rename the existing map instead of creating another one.
  const [firstTexts] = useState(texts);
  const scheme = useScheme();
  const [firstScheme] = useState(scheme);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [zoom, setZoom] = useState<Zoom>({ canZoomIn: true, canZoomOut: true });
  const places = useStore(store, (state) => state.places);
  const highlighted = useStore(store, (state) => state.highlighted);
  const place = useStore(store, (state) => state.open?.place);
  const isFromList = useStore(store, (state) => state.open?.isFromList ?? false);

  useEffect(() => {
    let made: Engine | undefined;
    const { tiles } = store.getState();
    if (!tiles) return;
    try {
      made = module.createEngine({
        frame: frame.current as HTMLElement,
        tiles,
        scheme: firstScheme,
        texts: firstTexts,
        onDrawn: store.drawn,
        onBroken: store.fallBack,
        onPress: store.press,
        onClose: store.close,
        onZoom: setZoom,
      });
      setEngine(made);
    } catch (error) {
      store.fallBack('no-webgl', error);
    }
    return () => made?.remove();
  }, [module, store, frame, firstTexts, firstScheme]);

  useEffect(() => engine?.rename(texts), [engine, texts]);
  const drawnScheme = useRef(firstScheme);
  useEffect(() => {
    if (engine && scheme !== drawnScheme.current) engine.setScheme(scheme);
    drawnScheme.current = scheme;
  }, [engine, scheme]);
  useEffect(() => engine?.showPlaces(places), [engine, places]);
  useEffect(() => engine?.highlight(highlighted), [engine, highlighted]);
  // A place that was open when the map was redrawn is opened again without taking the focus.
  const kept = useRef(place);
  useEffect(() => {
    if (place && engine) {
      const isKept = kept.current === place;
      kept.current = undefined;
      engine.open(place, popup, { isFar: isFromList || isKept });
      // The dialog can get the focus only now, because `open` has just put it into the page.
      if (!isFromList && !isKept) popup.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    }
    return () => engine?.close();
  }, [engine, popup, place, isFromList]);
  return { engine, zoom };
}

function useEngineTexts(): EngineTexts {
  const t = useMessages(messages);
  return useMemo(
    () => ({
      ground: t('ground'),
      keys: t('keys'),
      wheel: t('wheel'),
      touch: t('touch'),
      marker: (marker) => markerName(marker, t),
    }),
    [t],
  );
}
