import type { LngLatBoundsLike, LngLatLike, Map as MapLibre } from 'maplibre-gl';
import { type Bounds, boundsOf } from '../../../core/map/bounds.ts';
import type { Clusters } from '../../../core/map/clusters.ts';
import type { Place } from '../../../core/map/place.ts';
import type { Coordinates } from '../../../core/map/position.ts';
import type { Tiles } from '../../shared/page/tiles.ts';

/** Paris at zoom 6 of the specification, which counts zooms in tiles of 256 px; maplibre counts in tiles of 512 px. */
export const START = { center: [2.35, 48.86] as [number, number], zoom: 5 };

/** Pixels around fitted places (S-constants). */
const PADDING = 40;

/** The zoom at which streets are visible. */
const STREET = 14;

/** Returns the deepest zoom that has tiles, in maplibre's count; no tile is ever enlarged (D-map-zoom). */
export function deepestZoom({ maxZoom }: Tiles): number {
  return Math.max(0, maxZoom - 1);
}

/** Returns the zoom at which a single place is shown. */
export function nearestZoom(tiles: Tiles): number {
  return Math.min(STREET, deepestZoom(tiles));
}

export const lngLat = ({ longitude, latitude }: Coordinates): LngLatLike => [longitude, latitude];

/** Whether the map can be zoomed out. It cannot once the world is only as high as the map. */
export function canZoomOut(map: MapLibre): boolean {
  const whole = Math.log2(sizeOf(map).height / 512);
  return map.getZoom() > Math.max(map.getMinZoom(), whole) + 0.01;
}

/** Fits a box into the view; does nothing without a box. */
export function fitBox(
  map: MapLibre,
  bounds: Bounds | null,
  how: { readonly isAtOnce: boolean; readonly maxZoom: number },
): void {
  if (bounds === null) return;
  const { west, south, east, north } = bounds;
  const box: LngLatBoundsLike = [
    [west, south],
    [east, north],
  ];
  map.fitBounds(box, { padding: paddingOf(map), maxZoom: how.maxZoom, animate: !how.isAtOnce });
}

/** Zooms to where a cluster splits or, if that is nearer, to the view of all its places. */
export function enter(map: MapLibre, clusters: Clusters, cluster: Coordinates & { readonly id: number }): void {
  const bounds = boundsOf(clusters.pointsIn(cluster.id));
  const maxZoom = map.getMaxZoom();
  const apart = Math.min(maxZoom, clusters.zoomInto(cluster.id));
  if (bounds === null) return;
  const { west, south, east, north } = bounds;
  const camera = map.cameraForBounds([west, south, east, north], { padding: paddingOf(map), maxZoom });
  const isNear = camera?.zoom !== undefined && camera.zoom >= apart;
  map.easeTo(isNear && camera ? camera : { center: lngLat(cluster), zoom: apart });
}

/** Moves to a place, near enough that it has a separate marker, and leaves room above it for its popup. */
export function approach(map: MapLibre, clusters: Clusters, place: Place, nearest: number): void {
  let zoom = Math.max(map.getZoom(), nearest);
  while (zoom < map.getMaxZoom() && clusters.markerOf(place, zoom).case === 'cluster')
    zoom = Math.min(map.getMaxZoom(), Math.floor(zoom) + 1);
  map.easeTo({ center: lngLat(place), zoom, offset: [0, map.getContainer().clientHeight * 0.3] });
}

/** Returns the padding, reduced on a map that is too small for it. */
function paddingOf(map: MapLibre): number {
  const { width, height } = sizeOf(map);
  return Math.max(0, Math.min(PADDING, (Math.min(width, height) - 60) / 2));
}

/**
 * Returns the map's size in pixels. It reads the canvas, because reading the container would force a layout of the
 * page.
 */
function sizeOf(map: MapLibre): { readonly width: number; readonly height: number } {
  const { width, height } = map.getCanvas();
  return { width: width / map.getPixelRatio(), height: height / map.getPixelRatio() };
}
