import { createRequire } from 'node:module';
import type { Feature, Geometry, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import GeoJSONVT, { type RawFeature } from 'geojson-vt';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { once } from '../api/once.ts';
import { communeBorders, metropolitanFrance } from './communes.ts';
import { lakes } from './lakes.ts';
import type { Tile } from './projection.ts';
import { rivers } from './rivers.ts';

/** The deepest zoom for which there are tiles. */
const MAX_ZOOM = 12;

/** The length of a tile's side, in the units of its geometry. */
export const EXTENT = 4096;

/** Geographic features that are cut into tiles. */
export interface Layer {
  /** Returns the features in a tile; a tile's side is `EXTENT` units long. */
  in(tile: Tile): readonly RawFeature[];
}

/** The layers of the map. Each is read from its file and cut when a tile first needs it. */
export const LAYERS = {
  abroad: once(() => layerOf(abroad())),
  france: once(() => layerOf(france())),
  overseas: once(() => layerOf([asFeature(overseasFrance())])),
  borderOfFrance: once(() => layerOf([asFeature(borderOfFrance())], EXTENT / 2)),
  sharpFrance: once(() => layerOf([asFeature(metropolitanFrance())])),
  departements: once(() => layerOf([asFeature(communeBorders({ areDepartements: true }))])),
  communes: once(() => layerOf([asFeature(communeBorders({ areDepartements: false }))])),
  rivers: once(() => layerOf(rivers())),
  lakes: once(() => layerOf(lakes())),
};

function asFeature(geometry: Geometry): Feature {
  return { type: 'Feature', properties: {}, geometry };
}

/**
 * Creates a layer. `buffer` is how far beyond its edges a tile contains features: at least half the width of the widest
 * line.
 */
function layerOf(features: readonly Feature[], buffer = 64): Layer {
  const collection = { type: 'FeatureCollection' as const, features: [...features] };
  const index = new GeoJSONVT(collection, { maxZoom: MAX_ZOOM, extent: EXTENT, buffer });
  return { in: ({ z, x, y }) => index.getTileRaw(z, x, y)?.features ?? [] };
}

type Atlas = Topology<{ readonly countries: GeometryCollection }>;
type Country = Feature<Polygon | MultiPolygon>;

/** Country codes of ISO 3166-1, numeric. */
const FRANCE = '250';
const MONACO = '492';

const atlas = once(() => createRequire(import.meta.url)('world-atlas/countries-10m.json') as Atlas);
const countries = once(() => feature(atlas(), atlas().objects.countries).features.map(reachingTheEdge));

/** Returns every country except France. */
function abroad(): readonly Country[] {
  return countries().filter(({ id }) => id !== FRANCE);
}

/** Returns France with its overseas territories. */
function france(): readonly Country[] {
  return countries().filter(({ id }) => id === FRANCE);
}

/** Returns the overseas territories of France. */
function overseasFrance(): MultiPolygon {
  const polygons = france().flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates],
  );
  const isOverseas = ([longitude = 0, latitude = 0]: Position) =>
    Math.abs(longitude - 2) > 9 || Math.abs(latitude - 46.5) > 6;
  return { type: 'MultiPolygon', coordinates: polygons.filter(([ring]) => isOverseas(ring?.[0] ?? [])) };
}

/** Returns the borders of France with its neighbours except Monaco. */
function borderOfFrance(): MultiLineString {
  return mesh(atlas(), atlas().objects.countries, (one, other) => {
    const sides = [one.id, other.id];
    return one !== other && sides.includes(FRANCE) && !sides.includes(MONACO);
  });
}

/** Moves the southern edge of Antarctica below the lower edge of the map, which is at 85° south. */
function reachingTheEdge(country: Feature): Country {
  const { geometry } = country as Country;
  if (geometry.type !== 'MultiPolygon') return country as Country;
  const below = ([x = 0, y = 0]: Position): Position => [x, y < -84.3 ? -89 : y];
  const coordinates = geometry.coordinates.map((rings) => rings.map((ring) => ring.map(below)));
  return { ...country, geometry: { ...geometry, coordinates } };
}
