import { type Clusters, createClusters, type MapMarker } from '../../../core/map/clusters.ts';
import type { Place } from '../../../core/map/place.ts';
import { approach, canZoomOut, enter, fitPlaces, MAX_ZOOM, nearestZoom } from './camera.ts';
import { makeMap, renameMap } from './make-map.ts';
import { createMarkers } from './markers.ts';
import type { EngineOptions, EngineTexts } from './options.ts';
import { openPopup, type PlacePopup } from './popup.ts';
import { createSteps, type Steps } from './steps.ts';
import { watchTiles } from './watch-tiles.ts';

export { takeWorker } from './worker.ts';

/** A map that is drawn. Without React, and without a state of the product's: it shows what it is told. */
export interface Engine extends Steps {
  /** Shows these places, and all of them in one view. */
  showPlaces(places: readonly Place[]): void;
  rename(texts: EngineTexts): void;
  /** Opens a popup with this content over a place, in place of another; `isFar` also goes there. */
  open(place: Place, content: HTMLElement, how: { readonly isFar: boolean }): void;
  close(): void;
  /** Leaves the popup as the visitor does; a focus that is in it goes to its marker. */
  leave(): void;
  highlight(place: Place | null): void;
  fitAll(): void;
  remove(): void;
}

/** Throws where there is no WebGL. */
export function createEngine(options: EngineOptions): Engine {
  let { texts } = options;
  let places: readonly Place[] = [];
  let clusters: Clusters = createClusters(places);
  let highlighted: Place | null = null;
  /** The marker that the highlighted place is in, and at which zoom. */
  let lit: { readonly marker: MapMarker | null; readonly zoom: number } = { marker: null, zoom: 0 };
  let popup: PlacePopup | null = null;
  let opened: Place | null = null;
  let hasFitted = false;
  /** Where to go once the first tiles are asked for. */
  let sought: Place | null = null;

  const map = makeMap(options);
  const maxZoom = nearestZoom(options.tiles);
  const markers = createMarkers({
    map,
    label: (marker) => texts.marker(marker),
    onPress(marker) {
      if (marker.case === 'cluster') enter(map, clusters, marker);
      else options.onPress(marker.place);
    },
  });
  function light(): void {
    const zoom = Math.floor(map.getZoom());
    lit = { zoom, marker: highlighted && clusters.markerOf(highlighted, zoom) };
  }
  function update(): void {
    if (lit.zoom !== Math.floor(map.getZoom())) light();
    markers.update(clusters, lit.marker);
  }
  const tellZoom = () => {
    options.onZoom({ canZoomIn: map.getZoom() < MAX_ZOOM, canZoomOut: canZoomOut(map) });
  };

  /** The first view is Paris; as soon as its tiles are asked for, all that there is, or the place that is open. */
  function fitFirst(): void {
    if (hasFitted || places.length === 0 || !tiles.areAsked()) return;
    hasFitted = true;
    if (sought) approach(map, clusters, sought, maxZoom);
    else fitPlaces(map, places, { isAtOnce: true, maxZoom });
  }

  const tiles = watchTiles(map, {
    onAsked: fitFirst,
    onDrawn: options.onDrawn,
    onFailed: () => options.onBroken('tiles'),
  });
  function leave(): void {
    if (!popup || !opened) return;
    if (popup.hasFocus()) (markers.buttonOf(opened.key) ?? map.getCanvas()).focus({ preventScroll: true });
    options.onClose();
  }

  options.frame.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !popup) return;
    event.stopPropagation();
    leave();
  });
  map.on('move', update);
  map.on('resize', update);
  map.on('zoomend', tellZoom);
  const onLost = () => options.onBroken('lost');
  map.on('webglcontextlost', onLost);

  return {
    showPlaces(next) {
      places = next;
      highlighted = null;
      clusters = createClusters(places);
      light();
      update();
      if (hasFitted) fitPlaces(map, places, { isAtOnce: false, maxZoom });
      else fitFirst();
    },
    rename(next) {
      texts = next;
      renameMap(map, texts);
      markers.relabel();
    },
    open(place, content, { isFar }) {
      popup?.close();
      sought = isFar ? place : null;
      if (isFar && hasFitted) approach(map, clusters, place, maxZoom);
      else fitFirst();
      popup = openPopup(map, place, content, options.onClose);
      opened = place;
    },
    close() {
      popup?.close();
      popup = null;
    },
    leave,
    highlight(place) {
      highlighted = place;
      light();
      update();
    },
    ...createSteps(map),
    fitAll: () => fitPlaces(map, places, { isAtOnce: false, maxZoom }),
    remove() {
      // Leaving gives the context back, which is no loss.
      map.off('webglcontextlost', onLost);
      popup?.close();
      tiles.stop();
      map.remove();
    },
  };
}
