import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Feature, GeoJSON, Geometry, Position } from 'geojson';
import GeoJSONVT, { type RawFeature } from 'geojson-vt';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Tile } from './projection.ts';

/** A commune of metropolitan France: its name, and INSEE's code. */
export interface Commune {
  readonly nom: string;
  readonly code: string;
}

/** The deepest zoom that has tiles. */
export const MAX_ZOOM = 12;

/** A geography that is cut into tiles. */
export interface Layer {
  /** What lies in a tile, in units of `EXTENT` a side. */
  in(tile: Tile): readonly RawFeature[];
}

/** The units of a tile's side. */
export const EXTENT = 4096;

/** Each is read from its file and cut when the first tile needs it. */
const abroad = once(() => layerOf(countries().filter(({ id }) => id !== FRANCE)));
const france = once(() => layerOf(countries().filter(({ id }) => id === FRANCE)));
const land = once(() => layerOf(featuresOf('land')));
const lakes = once(() => layerOf(featuresOf('lakes')));
const rivers = once(() => layerOf(featuresOf('rivers')));
const sharpFrance = once(() => layerOf([asFeature(merge(communes(), objectOf(communes()).geometries as never))]));
const departements = once(() => layerOf([bordersWhere((a, b) => departementOf(a) !== departementOf(b))]));
const communeBorders = once(() => layerOf([bordersWhere((a, b) => departementOf(a) === departementOf(b))]));

export const LAYERS = { abroad, france, land, lakes, rivers, sharpFrance, departements, communeBorders };

/** Every commune with its outline, in degrees. */
export function communeFeatures(): readonly Feature<Geometry, Commune>[] {
  return feature(communes(), objectOf(communes())).features;
}

/** France in ISO 3166-1, numeric. */
const FRANCE = '250';

type Communes = Topology<Readonly<Record<string, GeometryCollection<Commune>>>>;
type Atlas = Topology<{ readonly countries: GeometryCollection }>;

const communes = once(() => read('communes') as Communes);

const countries = once(() => {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Atlas;
  return feature(atlas, atlas.objects.countries).features.map(reachingTheEdge);
});

/** Antarctica ends in a line above the map's lower edge, which is at 85° south: it is put below. */
function reachingTheEdge<Shape extends Feature>(country: Shape): Shape {
  const { geometry } = country;
  if (geometry.type !== 'MultiPolygon') return country;
  const below = ([x = 0, y = 0]: Position): Position => [x, y < -84.3 ? -89 : y];
  const coordinates = geometry.coordinates.map((rings) => rings.map((ring) => ring.map(below)));
  return { ...country, geometry: { ...geometry, coordinates } };
}

function read(name: string): Topology {
  const file = readFileSync(new URL(`data/${name}.topojson.gz`, import.meta.url));
  return JSON.parse(gunzipSync(file).toString('utf8'));
}

function featuresOf(name: string): readonly Feature[] {
  const topology = read(name);
  return Object.values(topology.objects).flatMap((object) => {
    const made = feature(topology, object);
    return made.type === 'FeatureCollection' ? made.features : [made];
  });
}

/** The one object of a file. */
function objectOf<Properties extends object>(
  topology: Topology<Readonly<Record<string, GeometryCollection<Properties>>>>,
): GeometryCollection<Properties> {
  const [object] = Object.values(topology.objects);
  if (!object) throw new Error('A file of outlines has no object.');
  return object;
}

/** The borders between communes for which this is true. */
function bordersWhere(isBorder: (one: Commune, other: Commune) => boolean): Feature {
  const topology = communes();
  const lines = mesh(topology, objectOf(topology) as never, (one, other) => {
    const [a, b] = [one, other].map(({ properties }) => properties as unknown as Commune);
    return a !== undefined && b !== undefined && a !== b && isBorder(a, b);
  });
  return asFeature(lines);
}

/** `2A` and `2B` in Corsica. */
export function departementOf({ code }: Commune): string {
  return code.slice(0, 2);
}

function asFeature(geometry: Geometry): Feature {
  return { type: 'Feature', properties: {}, geometry };
}

function layerOf(features: readonly Feature[]): Layer {
  const collection: GeoJSON = { type: 'FeatureCollection', features: [...features] };
  const index = new GeoJSONVT(collection, { maxZoom: MAX_ZOOM, extent: EXTENT });
  return { in: ({ z, x, y }) => index.getTileRaw(z, x, y)?.features ?? [] };
}

/** Remembers the result of the first call. */
function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | null = null;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
