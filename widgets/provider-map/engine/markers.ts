import { type Map as MapLibre, Marker } from 'maplibre-gl';
import type { Clusters, MapMarker } from '../../../core/map/clusters.ts';
import type { Coordinates } from '../../../core/map/position.ts';
import { lngLat } from './camera.ts';
import { drawMarker, lookOf } from './draw-marker.ts';

/** A marker that stands on the map. */
interface Standing {
  readonly marker: Marker;
  readonly button: HTMLButtonElement;
  readonly shows: MapMarker;
}

/** What the markers need to know of the rest. */
export interface MarkerOptions {
  readonly map: MapLibre;
  /** What a marker is called. */
  readonly label: (marker: MapMarker) => string;
  readonly onPress: (marker: MapMarker, button: HTMLButtonElement) => void;
}

/** The buttons of what is in sight: clusters, and places that stand alone. */
export interface Markers {
  /** Brings the buttons in line with what is in sight now. */
  update(clusters: Clusters, highlighted: MapMarker | null): void;
  /** Writes the names anew. */
  relabel(): void;
  /** The button of a place, where it stands alone. */
  buttonOf(placeKey: string): HTMLButtonElement | null;
}

export function createMarkers({ map, label, onPress }: MarkerOptions): Markers {
  let standing: ReadonlyMap<string, Standing> = new Map();
  let clustered: Clusters | null = null;
  /** What had the focus before the move that goes on: it may be out of sight for a part of the way. */
  let left: MapMarker | null = null;

  map.on('moveend', () => {
    if (left === null) return;
    left = null;
    const focused = [...standing.values()].find(({ button }) => button.matches(':focus'));
    if (focused) bringIntoSight(map, focused.shows);
  });

  function stand(shows: MapMarker): Standing {
    const button = drawMarker(shows, label(shows));
    button.addEventListener('click', (event) => {
      // The map takes a click on itself for leaving a popup.
      event.stopPropagation();
      onPress(shows, button);
    });
    // A move that goes on would be ended by another.
    button.addEventListener('focus', () => map.isMoving() || bringIntoSight(map, shows));
    const anchor = shows.case === 'cluster' ? 'center' : 'bottom';
    return { button, shows, marker: new Marker({ element: button, anchor }).setLngLat(lngLat(shows)).addTo(map) };
  }

  return {
    update(clusters, highlighted) {
      const { shown, zoom } = inSight(map);
      const next = new Map<string, Standing>();
      for (const shows of clusters.within(shown, zoom)) {
        const key = keyOf(shows);
        // Clusters are numbered anew where other places are clustered.
        next.set(key, (clusters === clustered && standing.get(key)) || stand(shows));
      }
      clustered = clusters;
      const gone = [...standing.values()].filter((one) => next.get(keyOf(one.shows)) !== one);
      const focused = gone.find(({ button }) => button.matches(':focus'));
      if (focused && map.isMoving()) left ??= focused.shows;
      const from = left && map.getCanvas().matches(':focus') ? left : focused && (left ?? focused.shows);
      if (from) nearest(from, next)?.button.focus({ preventScroll: true });
      const isLost = focused?.button.matches(':focus');
      for (const { marker } of gone) marker.remove();
      if (isLost) map.getCanvas().focus({ preventScroll: true });
      standing = next;
      sort([...next.values()].map(({ button }) => button));
      for (const { button, shows } of next.values()) {
        const look = lookOf(shows, highlighted !== null && keyOf(shows) === keyOf(highlighted));
        if (button.className.replace(/ maplibregl\S*/g, '') !== look) restyle(button, look);
      }
    },
    relabel() {
      for (const { button, shows } of standing.values()) button.setAttribute('aria-label', label(shows));
    },
    buttonOf: (placeKey) => standing.get(placeKey)?.button ?? null,
  };
}

function keyOf(marker: MapMarker): string {
  return marker.case === 'cluster' ? `cluster ${marker.id}` : marker.place.key;
}

/** Keeps the classes by which maplibre places it. */
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

function nearest(to: Coordinates, standing: ReadonlyMap<string, Standing>): Standing | undefined {
  const distance = ({ shows }: Standing) => Math.hypot(shows.longitude - to.longitude, shows.latitude - to.latitude);
  return [...standing.values()].sort((one, other) => distance(one) - distance(other))[0];
}

/** Puts the buttons into the order of the list, which the tab key follows; the one that has the focus would lose it by a move. */
function sort(buttons: readonly HTMLElement[]): void {
  let before: Element | null = null;
  for (const button of buttons) {
    const isThere = before === null || before.nextElementSibling === button;
    if (!isThere && !button.matches(':focus')) before?.after(button);
    before = button;
  }
}

/** A button that gets the focus at the map's edge comes in as a whole. */
function bringIntoSight(map: MapLibre, shows: Coordinates): void {
  const EDGE = 48;
  const { x, y } = map.project(lngLat(shows));
  const { clientWidth, clientHeight } = map.getContainer();
  const dx = Math.min(0, x - EDGE) + Math.max(0, x + EDGE - clientWidth);
  const dy = Math.min(0, y - EDGE) + Math.max(0, y + EDGE - clientHeight);
  if (dx !== 0 || dy !== 0) map.panBy([dx, dy]);
}
