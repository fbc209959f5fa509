import { type Bounds, wrapLongitude } from './bounds.ts';
import { DEEPEST_ZOOM, type IndexedClusters, indexPlaces, onMap, openIndex, RADIUS, WORLD } from './cluster-index.ts';
import { cityOf, type Place } from './place.ts';
import type { Places } from './places.ts';
import type { Coordinates } from './position.ts';
import { openTexts } from './texts.ts';

/** What the map shows at a point: a cluster of map places that are too near each other, or a single map place. */
export type MapMarker = ClusterMarker | PlaceMarker;

export interface ClusterMarker extends Coordinates {
  readonly case: 'cluster';
  /** Valid only for the `Clusters` that returned it. */
  readonly id: number;
  readonly eventCount: number;
  /** The city of the place with the most events in the cluster; null if no place has a city. */
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
  /** Returns the markers in a box, in reading order: north to south, then west to east. */
  within(bounds: Bounds, zoom: number): readonly MapMarker[];
  /** Returns the zoom at which a cluster splits, at most the deepest one. */
  zoomInto(clusterId: number): number;
  /** Returns the points of the places in a cluster. */
  pointsIn(clusterId: number): readonly Coordinates[];
  placesIn(clusterId: number): readonly Place[];
  /** Returns the marker that contains a place; a place that is not among the given places gets its own marker. */
  markerOf(place: Place, zoom: number): MapMarker;
}

/** In degrees: more than the rounding error of the index. */
const EPSILON = 1e-6;

/**
 * The longest possible distance between a place and its cluster, in degrees at zoom 0. Each zoom level adds at most two
 * radii, and a radius halves with each level: four radii in all. A degree of latitude is never shorter on the map than
 * a degree of longitude, so this holds in both directions.
 */
const REACH = ((4 * RADIUS) / WORLD) * 360;

type Feature = ReturnType<IndexedClusters['getClusters']>[number];

/** Creates the clusters of places (S-clusters). At the deepest zoom of the map each place has its own marker. */
export function createClusters(places: Places, deepestZoom = DEEPEST_ZOOM): Clusters {
  const { packed } = places;
  const packedIndex = packed.index ?? indexPlaces(packed);
  const index = openIndex(packedIndex);
  const text = openTexts(packed.positions.texts);
  const levelOf = (zoom: number) => (zoom >= deepestZoom ? DEEPEST_ZOOM : zoom);

  function asMarker({ properties, geometry }: Feature): MapMarker {
    if (!isCluster(properties)) return markerOfPlace(places.at(properties));
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { cluster_id: id, sum } = properties;
    const eventCount = packedIndex.eventCounts[sum] ?? 0;
    return { case: 'cluster', id, latitude, longitude, eventCount, city: text(packedIndex.cities[sum]) };
  }

  const inBox = ({ west, south, east, north }: Bounds, zoom: number) =>
    index.getClusters([west - EPSILON, south - EPSILON, east + EPSILON, north + EPSILON], levelOf(zoom)).map(asMarker);

  const leavesOf = (clusterId: number) => known(() => index.getLeaves(clusterId, Number.POSITIVE_INFINITY)) ?? [];
  const numberOf = ({ properties }: Feature) => properties as unknown as number;

  return {
    within: (bounds, zoom) => inBox(bounds, zoom).sort(byReading(bounds.west)),
    zoomInto: (clusterId) =>
      Math.min(deepestZoom, known(() => index.getClusterExpansionZoom(clusterId)) ?? deepestZoom),
    pointsIn: (clusterId) =>
      leavesOf(clusterId).map(
        ({
          geometry: {
            coordinates: [longitude = 0, latitude = 0],
          },
        }) => ({ latitude, longitude }),
      ),
    placesIn: (clusterId) => leavesOf(clusterId).map((leaf) => places.at(numberOf(leaf))),
    markerOf(place, zoom) {
      const own = markerOfPlace(place);
      if (!places.has(place)) return own;
      const near = inBox(around(place, REACH / 2 ** Math.floor(zoom)), zoom).sort(byDistance(place));
      const holds = (marker: MapMarker) =>
        marker.case === 'place'
          ? marker.place === place
          : leavesOf(marker.id).some((leaf) => numberOf(leaf) === Number(place.key));
      return near.find(holds) ?? own;
    },
  };
}

function isCluster(properties: unknown): properties is { readonly cluster_id: number; readonly sum: number } {
  return typeof properties === 'object';
}

function markerOfPlace(place: Place): PlaceMarker {
  const { latitude, longitude, eventCount } = place;
  return { case: 'place', place, latitude, longitude, eventCount, city: cityOf(place) };
}

/** Returns the result of a look-up by cluster id; null for an unknown id. */
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

function byReading(west: number): (one: MapMarker, other: MapMarker) => number {
  const eastOf = ({ longitude }: MapMarker) => (((longitude - west) % 360) + 360) % 360;
  return (one, other) => other.latitude - one.latitude || eastOf(one) - eastOf(other);
}

function byDistance(to: Coordinates): (one: MapMarker, other: MapMarker) => number {
  const distance = ({ latitude, longitude }: MapMarker) =>
    Math.hypot(latitude - onMap(to.latitude), longitude - wrapLongitude(to.longitude));
  return (one, other) => distance(one) - distance(other);
}
