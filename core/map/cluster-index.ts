import Supercluster from 'supercluster';
import { wrapLongitude } from './bounds.ts';
import type { PlaceColumns } from './place-columns.ts';

/** The radius of a cluster and the size of the world at zoom 0, in pixels (S-constants). */
export const RADIUS = 80;
export const WORLD = 512;

/** At this zoom no place is in a cluster. */
export const DEEPEST_ZOOM = 17;

/** The latitude of the map's northern and southern edge, in degrees. */
const MAP_END = 85.051129;

const OPTIONS = { radius: RADIUS, extent: WORLD, maxZoom: DEEPEST_ZOOM - 1 };

/** An index of clusters that consists of arrays of numbers, so that it can be sent to another thread. */
export interface ClusterIndex {
  /** One entry for each zoom level. */
  readonly levels: readonly Level[];
  readonly coordinates: Float64Array;
  /** The number of events of each cluster, in the order in which the clusters were made. */
  readonly eventCounts: Uint32Array;
  /** The city of each cluster, as an index of the texts; -1 for none. */
  readonly cities: Int32Array;
}

interface Level {
  /** The buffer of a kdbush, supercluster's spatial index. */
  readonly tree: ArrayBufferLike;
  readonly items: Int32Array;
}

/** The properties of a cluster, accumulated over its places. */
interface Sum {
  eventCount: number;
  city: number;
  /** The number of events at the place from which `city` is taken. */
  cityEvents: number;
}

/**
 * The private fields of supercluster that hold its index, which the library can neither save nor load. A test fails if
 * a new version changes them.
 */
interface Insides {
  trees: Tree[];
  numPoints: number;
  coords: Float64Array;
  props: ArrayLike<number>;
  clusterProps: Sum[] | Numbered;
}

interface Tree {
  readonly ids: { readonly buffer: ArrayBufferLike };
  data: Int32Array;
}

interface TreeClass {
  from(tree: ArrayBufferLike): Tree;
}

type Numbered = Readonly<Record<number, { readonly sum: number }>>;

/** The properties of a place are its index; `sum` is a cluster's index in `eventCounts` and `cities`. */
export type IndexedClusters = Supercluster<never, { readonly sum: number }>;

/** Groups places that are nearer to each other than the radius (S-clusters). */
export function indexPlaces({ positions: columns, order, starts, eventCounts }: PlaceColumns): ClusterIndex {
  const first = (place: number) => order[starts[place] ?? 0] ?? 0;
  const cityOf = (place: number) => {
    const holder = order.subarray(starts[place], starts[place + 1]).find((at) => (columns.cities[at] ?? -1) !== -1);
    return holder === undefined ? -1 : (columns.cities[holder] ?? -1);
  };
  const sumOf = (place: number): Sum => {
    const eventCount = eventCounts[place] ?? 0;
    const city = cityOf(place);
    return { eventCount, city, cityEvents: city === -1 ? -1 : eventCount };
  };
  const index = new Supercluster<never, Sum>({ ...OPTIONS, map: sumOf, reduce });
  index.load(
    Array.from(eventCounts, (_, place) => ({
      type: 'Feature',
      geometry: {
        type: 'Point',
        coordinates: [
          wrapLongitude(columns.longitudes[first(place)] ?? 0),
          onMap(columns.latitudes[first(place)] ?? 0),
        ],
      },
      properties: place as never,
    })),
  );
  const { trees, coords, clusterProps } = index as unknown as Insides;
  const sums = clusterProps as Sum[];
  const levels = new Map(trees.map((tree) => [tree, { tree: tree.ids.buffer, items: tree.data }]));
  return {
    levels: trees.map((tree) => levels.get(tree) as Level),
    coordinates: coords,
    eventCounts: Uint32Array.from(sums, ({ eventCount }) => eventCount),
    cities: Int32Array.from(sums, ({ city }) => city),
  };
}

export function openIndex({ levels, coordinates }: ClusterIndex): IndexedClusters {
  const index: IndexedClusters = new Supercluster({ ...OPTIONS, reduce: () => {} });
  const {
    trees: [empty],
  } = index.load([]) as unknown as Insides;
  const { from } = (empty as Tree).constructor as unknown as TreeClass;
  const trees = new Map(levels.map((level) => [level, Object.assign(from(level.tree), { data: level.items })]));
  const numPoints = coordinates.length / 2;
  const props = new Uint32Array(numPoints);
  for (let place = 0; place < numPoints; place += 1) props[place] = place;
  return Object.assign(index, {
    trees: levels.map((level) => trees.get(level) as Tree),
    numPoints,
    coords: coordinates,
    props,
    // The properties are made when they are read, because 100,000 places may have almost as many clusters.
    clusterProps: new Proxy({}, { get: (_, sum) => ({ sum: Number(sum) }) }),
  } satisfies Insides);
}

/** Clamps a latitude to the map, which is a square: a point nearer to a pole is drawn at the edge. */
export function onMap(latitude: number): number {
  return Math.max(-MAP_END, Math.min(MAP_END, latitude));
}

function reduce(sum: Sum, more: Readonly<Sum>): void {
  sum.eventCount += more.eventCount;
  if (more.cityEvents <= sum.cityEvents) return;
  sum.city = more.city;
  sum.cityEvents = more.cityEvents;
}
