import type { Map as MapLibre } from 'maplibre-gl';
import { type Clusters, createClusters, type MapMarker } from '../../../core/map/clusters.ts';
import { joinPlaces, type Place } from '../../../core/map/place.ts';
import { type Places, placesOf } from '../../../core/map/places.ts';
import { lngLat } from './camera.ts';
import { createMarkers, type MarkerOptions } from './markers.ts';

/** The places of a map as markers, at most one of them highlighted. */
export interface PlaceLayer {
  places(): Places;
  clusters(): Clusters;
  /**
   * Replaces the places and clears the highlight. `move` may move the map before the places are drawn, so that they are
   * drawn only once.
   */
  show(places: Places, move?: () => void): void;
  highlight(place: Place | null): void;
  /** Returns a place together with all places whose pins overlap with its pin. */
  withCovered(place: Place): Place;
  /** Sets the markers' names again. */
  relabel(): void;
  /** Returns the button of a place that has a separate marker. */
  buttonOf(place: Place): HTMLButtonElement | null;
}

/** Two pins, 32 px wide, cover each other if they are nearer than this many pixels. */
const COVER = 16;

export function createPlaceLayer(map: MapLibre, options: Omit<MarkerOptions, 'map'>): PlaceLayer {
  let places = placesOf([]);
  const clustersOf = (some: Places) => createClusters(some, map.getMaxZoom());
  let clusters = clustersOf(places);
  let highlighted: Place | null = null;
  /** The marker that contains the highlighted place at a zoom. */
  let lit: { readonly marker: MapMarker | null; readonly zoom: number } = { marker: null, zoom: 0 };
  /** Whether the markers of the current places have been drawn. */
  let isDrawn = false;
  const markers = createMarkers({ map, ...options });

  function light(): void {
    const zoom = Math.floor(map.getZoom());
    lit = { zoom, marker: highlighted && clusters.markerOf(highlighted, zoom) };
  }
  function update(): void {
    if (lit.zoom !== Math.floor(map.getZoom())) light();
    markers.update(clusters, lit.marker);
    isDrawn = true;
  }
  function highlight(place: Place | null): void {
    highlighted = place;
    light();
    update();
  }
  map.on('move', update);
  map.on('resize', update);

  return {
    places: () => places,
    clusters: () => clusters,
    show(next, move) {
      places = next;
      clusters = clustersOf(places);
      highlighted = null;
      light();
      isDrawn = false;
      move?.();
      if (!isDrawn) update();
    },
    highlight,
    withCovered(place) {
      const { x, y } = map.project(lngLat(place));
      const { lng: west, lat: south } = map.unproject([x - COVER, y + COVER]);
      const { lng: east, lat: north } = map.unproject([x + COVER, y - COVER]);
      const near = clusters.within({ west, south, east, north }, map.getZoom());
      const others = near.flatMap((marker) => (marker.case === 'place' ? [marker.place] : []));
      return joinPlaces(place, others);
    },
    relabel: markers.relabel,
    buttonOf: ({ key }) => markers.buttonOf(key),
  };
}
