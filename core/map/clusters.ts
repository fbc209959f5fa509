import Supercluster, { type ClusterProperties } from 'supercluster';
import { type Bounds, wrapLongitude } from './bounds.ts';
import type { Place } from './place.ts';
import type { Coordinates } from './position.ts';

/** What the map shows at a point: a cluster of map places that are too near each other, or a single one. */
export type MapMarker = ClusterMarker | PlaceMarker;

export interface ClusterMarker extends Coordinates {
  readonly case: 'cluster';
  /** Valid only for the `Clusters` that returned it. */
  readonly id: number;
  readonly eventCount: number;
  /** The city of its place with the most events; null if no place has one. */
  readonly city: string | null;
}

export interface PlaceMarker extends Coordinates {
  readonly case: 'place';
  readonly place: Place;
  readonly eventCount: number;
  readonly city: string | null;
}

/** Map places as markers; zooms are for a world of 512 px and are rounded down. */
export interface Clusters {
  /** The markers in a box, in reading order: north to south, then west to east. */
  within(bounds: Bounds, zoom: number): readonly MapMarker[];
  /** The zoom at which a cluster splits, at most the deepest one. */
  zoomInto(clusterId: number): number;
  placesIn(clusterId: number): readonly Place[];
  /** The marker that contains a place; a place that was not given gets a marker of its own. */
  markerOf(place: Place, zoom: number): MapMarker;
}

/** In pixels (S-constants). */
const RADIUS = 80;
const WORLD = 512;
const DEEPEST_ZOOM = 17;

/** In degrees. */
const MAP_END = 85.051129;

/** In degrees: more than the rounding error of the index. */
const EPSILON = 1e-6;

/**
 * The longest distance of a place from its cluster, in degrees at zoom 0: two radii for each zoom above, and a radius halves
 * with each zoom. On the map, a degree of latitude is never shorter than one of longitude.
 */
const REACH = ((4 * RADIUS) / WORLD) * 360;

/** The properties of a cluster, accumulated over its places. */
interface Sum {
  eventCount: number;
  city: string | null;
  /** The number of events of the place whose city it is. */
  cityEvents: number;
}

type Feature = ReturnType<Supercluster<Place, Sum>['getClusters']>[number];

/**
 * Groups places that are nearer to each other than the radius (S-clusters). At the deepest zoom of the map each has a marker
 * of its own.
 */
export function createClusters(places: readonly Place[], deepestZoom = DEEPEST_ZOOM): Clusters {
  const maxZoom = Math.max(0, deepestZoom - 1);
  const index = new Supercluster<Place, Sum>({ radius: RADIUS, extent: WORLD, maxZoom, map: sumOf, reduce });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [wrapLongitude(place.longitude), onMap(place.latitude)] },
      properties: place,
    })),
  );

  const inBox = ({ west, south, east, north }: Bounds, zoom: number) =>
    index.getClusters([west - EPSILON, south - EPSILON, east + EPSILON, north + EPSILON], zoom).map(asMarker);

  const placesIn = (clusterId: number) =>
    known(() => index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties)) ?? [];

  return {
    within: (bounds, zoom) => inBox(bounds, zoom).sort(byReading(bounds.west)),
    zoomInto: (clusterId) => known(() => index.getClusterExpansionZoom(clusterId)) ?? maxZoom + 1,
    placesIn,
    markerOf: (place, zoom) => {
      const held = (marker: MapMarker) => (marker.case === 'place' ? [marker.place] : placesIn(marker.id));
      const near = inBox(around(place, REACH / 2 ** Math.floor(zoom)), zoom).sort(byDistance(place));
      const home = near.find((marker) => held(marker).includes(place));
      return home ?? markerOfPlace(place);
    },
  };
}

function sumOf(place: Place): Sum {
  const city = cityOf(place);
  return { eventCount: place.eventCount, city, cityEvents: city === null ? -1 : place.eventCount };
}

function reduce(sum: Sum, more: Readonly<Sum>): void {
  sum.eventCount += more.eventCount;
  if (more.cityEvents <= sum.cityEvents) return;
  sum.city = more.city;
  sum.cityEvents = more.cityEvents;
}

function asMarker({ properties, geometry }: Feature): MapMarker {
  if (!isCluster(properties)) return markerOfPlace(properties as Place);
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const { cluster_id: id, eventCount, city } = properties;
  return { case: 'cluster', id, latitude, longitude, eventCount, city };
}

function isCluster(properties: Feature['properties']): properties is ClusterProperties & Sum {
  return properties !== null && 'cluster_id' in properties;
}

function markerOfPlace(place: Place): PlaceMarker {
  const { latitude, longitude, eventCount } = place;
  return { case: 'place', place, latitude, longitude, eventCount, city: cityOf(place) };
}

function cityOf({ positions }: Place): string | null {
  return positions.find(({ city }) => city !== null)?.city ?? null;
}

/** The result of a look-up by cluster id; null for an unknown id. */
function known<Result>(lookUp: () => Result): Result | null {
  try {
    return lookUp();
  } catch {
    return null;
  }
}

function around({ latitude, longitude }: Coordinates, reach: number): Bounds {
  const [x, y] = [wrapLongitude(longitude), onMap(latitude)];
  return { west: x - reach, south: y - reach, east: x + reach, north: y + reach };
}

/** The map is a square: anything nearer to a pole is drawn at its edge. */
function onMap(latitude: number): number {
  return Math.max(-MAP_END, Math.min(MAP_END, latitude));
}

function byReading(west: number): (one: MapMarker, other: MapMarker) => number {
  const eastOf = ({ longitude }: MapMarker) => (((longitude - west) % 360) + 360) % 360;
  return (one, other) => other.latitude - one.latitude || eastOf(one) - eastOf(other);
}

function byDistance(to: Coordinates): (one: MapMarker, other: MapMarker) => number {
  const distance = ({ latitude, longitude }: MapMarker) =>
    Math.hypot(latitude - onMap(to.latitude), longitude - wrapLongitude(to.longitude));
  return (one, other) => distance(one) - distance(other);
}
