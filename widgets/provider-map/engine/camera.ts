import type { LngLatBoundsLike, LngLatLike, Map as MapLibre } from 'maplibre-gl';
import { boundsOf } from '../../../core/map/bounds.ts';
import type { Clusters } from '../../../core/map/clusters.ts';
import type { Place } from '../../../core/map/place.ts';
import type { Coordinates } from '../../../core/map/position.ts';
import type { Tiles } from '../tiles.ts';

/** Paris at the specification's zoom 6, which counts worlds of 256 px; maplibre's are 512 px wide. */
export const START = { center: [2.35, 48.86] as [number, number], zoom: 5 };

/** 18 less one, for the same reason. */
export const MAX_ZOOM = 17;

/** Pixels around what is fitted (S-constants). */
const PADDING = 40;

/** The zoom at which the streets around a place are seen. */
const STREET = 14;

/** How near a place is shown by itself: no nearer than its tiles can be enlarged and still be read. */
export function nearestZoom({ maxZoom }: Tiles): number {
  return Math.min(STREET, maxZoom + 1);
}

export const lngLat = ({ longitude, latitude }: Coordinates): LngLatLike => [longitude, latitude];

/** Whether the map can be zoomed out: the world stays as high as the map, at least. */
export function canZoomOut(map: MapLibre): boolean {
  const whole = Math.log2(map.getContainer().clientHeight / 512);
  return map.getZoom() > Math.max(map.getMinZoom(), whole) + 0.01;
}

/** Shows all of these places; none leave the view as it is. */
export function fitPlaces(
  map: MapLibre,
  places: readonly Coordinates[],
  how: { readonly isAtOnce: boolean; readonly maxZoom: number },
): void {
  const bounds = boundsOf(places);
  if (bounds === null) return;
  const { west, south, east, north } = bounds;
  const box: LngLatBoundsLike = [
    [west, south],
    [east, north],
  ];
  map.fitBounds(box, { padding: paddingOf(map), maxZoom: how.maxZoom, animate: !how.isAtOnce });
}

/** Goes to the zoom at which a cluster comes apart, and shows all that is in it where that is nearer. */
export function enter(map: MapLibre, clusters: Clusters, cluster: Coordinates & { readonly id: number }): void {
  const bounds = boundsOf(clusters.placesIn(cluster.id));
  const apart = Math.min(MAX_ZOOM, clusters.zoomInto(cluster.id));
  if (bounds === null) return;
  const { west, south, east, north } = bounds;
  const camera = map.cameraForBounds([west, south, east, north], { padding: paddingOf(map), maxZoom: MAX_ZOOM });
  const isNear = camera?.zoom !== undefined && camera.zoom >= apart;
  map.easeTo(isNear && camera ? camera : { center: lngLat(cluster), zoom: apart });
}

/** Goes to a place, near enough for it to stand alone, and leaves room above it for its popup. */
export function approach(map: MapLibre, clusters: Clusters, place: Place, nearest: number): void {
  let zoom = Math.max(map.getZoom(), nearest);
  while (zoom < MAX_ZOOM && clusters.markerOf(place, zoom).case === 'cluster') zoom = Math.floor(zoom) + 1;
  map.easeTo({ center: lngLat(place), zoom, offset: [0, map.getContainer().clientHeight * 0.3] });
}

/** Less where the map is too small for as much. */
function paddingOf(map: MapLibre): number {
  const { clientWidth, clientHeight } = map.getContainer();
  return Math.max(0, Math.min(PADDING, (Math.min(clientWidth, clientHeight) - 60) / 2));
}
