import { type Map as MapLibre, Marker } from 'maplibre-gl';
import type { Clusters, MapMarker } from '../../../core/map/clusters.ts';
import type { Coordinates } from '../../../core/map/position.ts';
import { lngLat } from './camera.ts';
import { drawMarker, lookOf } from './draw-marker.ts';

/** A marker on the map. */
interface Drawn {
  readonly marker: Marker;
  readonly button: HTMLButtonElement;
  readonly shows: MapMarker;
}

export interface MarkerOptions {
  readonly map: MapLibre;
  /** Returns a marker's accessible name. */
  readonly label: (marker: MapMarker) => string;
  /** Is called when a marker is pressed; `isPointer` is false for a press by keyboard or assistive technology. */
  readonly onPress: (marker: MapMarker, how: { readonly isPointer: boolean }) => void;
}

/** The buttons of the visible markers: clusters, and places outside clusters. */
export interface Markers {
  /** Adds and removes buttons to match the view. */
  update(clusters: Clusters, highlighted: MapMarker | null): void;
  /** Sets the markers' accessible names again. */
  relabel(): void;
  /** Returns the button of a place that is outside clusters; null if there is none. */
  buttonOf(placeKey: string): HTMLButtonElement | null;
}

export function createMarkers({ map, label, onPress }: MarkerOptions): Markers {
  let drawn: ReadonlyMap<string, Drawn> = new Map();
  let clustered: Clusters | null = null;
  /** The marker that had the focus when the current move began. It may be out of view during a part of the move. */
  let left: MapMarker | null = null;

  map.on('moveend', () => {
    if (left === null) return;
    left = null;
    const focused = [...drawn.values()].find(({ button }) => button.matches(':focus'));
    if (focused) bringIntoSight(map, focused.shows);
  });

  function draw(shows: MapMarker): Drawn {
    const button = drawMarker(shows, label(shows));
    button.addEventListener('click', (event) => {
      // A click that reached the map would close the popup.
      event.stopPropagation();
      onPress(shows, { isPointer: event.detail > 0 });
    });
    // Bringing the marker into sight would end a move that is under way.
    button.addEventListener('focus', () => map.isMoving() || bringIntoSight(map, shows));
    const anchor = shows.case === 'cluster' ? 'center' : 'bottom';
    return { button, shows, marker: new Marker({ element: button, anchor }).setLngLat(lngLat(shows)).addTo(map) };
  }

  return {
    update(clusters, highlighted) {
      const { shown, zoom } = inSight(map);
      const next = new Map<string, Drawn>();
      for (const shows of clusters.within(shown, zoom)) {
        const key = keyOf(shows);
        // The ids of clusters are valid only for the same places, so other places need new buttons.
        next.set(key, (clusters === clustered && drawn.get(key)) || draw(shows));
      }
      clustered = clusters;
      const gone = [...drawn.values()].filter((one) => next.get(keyOf(one.shows)) !== one);
      const focused = gone.find(({ button }) => button.matches(':focus'));
      if (focused && map.isMoving()) left ??= focused.shows;
      const from = left && map.getCanvas().matches(':focus') ? left : focused && (left ?? focused.shows);
      if (from) nearest(from, next)?.button.focus({ preventScroll: true });
      const isLost = focused?.button.matches(':focus');
      for (const { marker } of gone) marker.remove();
      if (isLost) map.getCanvas().focus({ preventScroll: true });
      drawn = next;
      sort([...next.values()].map(({ button }) => button));
      for (const { button, shows } of next.values()) {
        const look = lookOf(shows, highlighted !== null && keyOf(shows) === keyOf(highlighted));
        if (button.className.replace(/ maplibregl\S*/g, '') !== look) restyle(button, look);
      }
    },
    relabel() {
      for (const { button, shows } of drawn.values()) button.setAttribute('aria-label', label(shows));
    },
    buttonOf: (placeKey) => drawn.get(placeKey)?.button ?? null,
  };
}

function keyOf(marker: MapMarker): string {
  return marker.case === 'cluster' ? `cluster ${marker.id}` : marker.place.key;
}

/** Sets the button's classes, but keeps those of maplibre, which position it. */
function restyle(button: HTMLElement, look: string): void {
  const placing = [...button.classList].filter((name) => name.startsWith('maplibregl'));
  button.className = [look, ...placing].join(' ');
  button.setAttribute('part', look);
}

function inSight(map: MapLibre) {
  const bounds = map.getBounds();
  const shown = {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
  return { shown, zoom: map.getZoom() };
}

function nearest(to: Coordinates, drawn: ReadonlyMap<string, Drawn>): Drawn | undefined {
  const distance = ({ shows }: Drawn) => Math.hypot(shows.longitude - to.longitude, shows.latitude - to.latitude);
  return [...drawn.values()].sort((one, other) => distance(one) - distance(other))[0];
}

/**
 * Sorts the buttons into the order that Tab follows. The focused button is not moved, because it would lose the focus.
 */
function sort(buttons: readonly HTMLElement[]): void {
  let before: Element | null = null;
  for (const button of buttons) {
    const isThere = before === null || before.nextElementSibling === button;
    if (!isThere && !button.matches(':focus')) before?.after(button);
    before = button;
  }
}

/** Pans so that a button at the map's edge is entirely visible. */
function bringIntoSight(map: MapLibre, shows: Coordinates): void {
  const EDGE = 48;
  const { x, y } = map.project(lngLat(shows));
  const { clientWidth, clientHeight } = map.getContainer();
  const dx = Math.min(0, x - EDGE) + Math.max(0, x + EDGE - clientWidth);
  const dy = Math.min(0, y - EDGE) + Math.max(0, y + EDGE - clientHeight);
  if (dx !== 0 || dy !== 0) map.panBy([dx, dy]);
}
