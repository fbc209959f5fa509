import { type Map as MapLibre, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import type { Place } from '../../../core/map/place.ts';
import type { Places } from '../../../core/map/places.ts';
import type { Scheme } from '../../shared/base/scheme.ts';
import { trustedScriptUrl } from '../../shared/page/trusted-script.ts';
import { approach, canZoomOut, enter, fitBox, nearestZoom } from './camera.ts';
import { makeMap, renameMap } from './make-map.ts';
import type { EngineOptions, EngineTexts } from './options.ts';
import { createPlaceLayer } from './place-layer.ts';
import { openPopup, type PlacePopup } from './popup.ts';
import { createSteps, type Steps } from './steps.ts';
import { setScheme } from './style.ts';
import { watchTiles } from './watch-tiles.ts';

/** A drawn map. It uses no React and holds no application state: it shows what its methods are given. */
export interface Engine extends Steps {
  /** Shows these places and fits all of them into the view. */
  showPlaces(places: Places): void;
  rename(texts: EngineTexts): void;
  /** Draws the map in the light or dark scheme; the view stays. */
  setScheme(scheme: Scheme): void;
  /** Opens a popup with this content over a place and closes the previous one; `isFar` also moves the map there. */
  open(place: Place, content: HTMLElement, how: { readonly isFar: boolean }): void;
  close(): void;
  /** Closes the popup on behalf of the visitor; if the focus is inside, it moves to the place's marker. */
  leave(): void;
  highlight(place: Place | null): void;
  fitAll(): void;
  remove(): void;
}

/** Creates a map in an empty box. Throws without WebGL. */
export function createEngine(options: EngineOptions): Engine {
  let { texts } = options;
  let popup: PlacePopup | null = null;
  let opened: Place | null = null;
  let hasFitted = false;
  /** The place to move to once the first tiles have been requested. */
  let sought: Place | null = null;

  const map = makeMap(options);
  const maxZoom = nearestZoom(options.tiles);
  const layer = createPlaceLayer(map, {
    label: (marker) => texts.marker(marker),
    onPress: (marker, { isPointer }) => {
      if (marker.case === 'cluster') enter(map, layer.clusters(), marker);
      // A pointer cannot reach a pin that another one covers, so its press opens all places under it.
      else options.onPress(isPointer ? layer.withCovered(marker.place) : marker.place);
    },
  });
  const fitAll = (isAtOnce: boolean) => fitBox(map, layer.places().bounds, { isAtOnce, maxZoom });
  const goTo = (place: Place) => approach(map, layer.clusters(), place, maxZoom);

  /**
   * Moves the map from its first view, Paris, to all places or to the open place, once the first tiles have been
   * requested.
   */
  function fitFirst(): void {
    if (hasFitted || layer.places().length === 0 || !tiles.areAsked()) return;
    hasFitted = true;
    if (sought) goTo(sought);
    else fitAll(true);
  }

  const tiles = watchTiles(map, {
    asked: fitFirst,
    drawn: options.onDrawn,
    failed: () => options.onBroken('tiles'),
  });
  function leave(): void {
    if (!popup || !opened) return;
    if (popup.hasFocus()) (layer.buttonOf(opened) ?? map.getCanvas()).focus({ preventScroll: true });
    options.onClose();
  }

  onEscape(options.frame, () => popup && leave);
  const stopWatching = watchMap(map, options);

  return {
    showPlaces(next) {
      if (!hasFitted) return layer.show(next, fitFirst);
      layer.show(next);
      fitAll(false);
    },
    rename(next) {
      texts = next;
      renameMap(map, texts);
      layer.relabel();
    },
    setScheme: (scheme) => setScheme(map, options.tiles, scheme),
    open(place, content, { isFar }) {
      popup?.close();
      sought = isFar ? place : null;
      if (isFar && hasFitted) goTo(place);
      else fitFirst();
      popup = openPopup(map, place, content, options.onClose);
      opened = place;
    },
    close() {
      popup?.close();
      popup = null;
    },
    leave,
    highlight: layer.highlight,
    ...createSteps(map),
    fitAll: () => fitAll(false),
    remove() {
      // This comes first: removing the map also loses its WebGL context, which is not a failure.
      stopWatching();
      popup?.close();
      tiles.stop();
      map.remove();
    },
  };
}

/** Runs the action that `actionNow` returns when Escape is pressed; the key reaches the page only if there is none. */
function onEscape(frame: HTMLElement, actionNow: () => (() => void) | null): void {
  frame.addEventListener('keydown', (event) => {
    const act = event.key === 'Escape' ? actionNow() : null;
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** Reports the zoom limits and a lost WebGL context. Returns a function that stops reporting a lost context. */
function watchMap(map: MapLibre, { onZoom, onBroken }: EngineOptions): () => void {
  map.on('zoomend', () => onZoom({ canZoomIn: map.getZoom() < map.getMaxZoom(), canZoomOut: canZoomOut(map) }));
  const onLost = () => onBroken('lost');
  map.on('webglcontextlost', onLost);
  return () => map.off('webglcontextlost', onLost);
}

let isKnown = false;

/**
 * Makes maplibre start its worker from this code. A page may start only workers of its own origin, hence the `blob:`
 * URL. Throws if the page's policy refuses it.
 */
export function takeWorker(code: string): void {
  if (isKnown) return;
  const blob = new Blob([code], { type: 'text/javascript' });
  setWorkerUrl(asText(trustedScriptUrl(URL.createObjectURL(blob))));
  // One worker is enough for raster tiles.
  setWorkerCount(1);
  isKnown = true;
}

/**
 * Adds string methods to a TrustedScriptURL, which has none: maplibre calls them on the URL to see whether it ends in
 * .cjs.
 */
function asText(address: unknown): string {
  const isText = typeof address === 'string';
  return isText ? address : (Object.assign(address as object, { endsWith: () => false, split: () => [''] }) as never);
}
