import type { Feature, Geometry } from 'geojson';
import GeoJSONVT, { type RawFeature } from 'geojson-vt';
import { communeBorders, metropolitanFrance } from './communes.ts';
import { lakes } from './lakes.ts';
import { once } from './once.ts';
import type { Tile } from './projection.ts';
import { rivers } from './rivers.ts';
import { abroad, borderOfFrance, france, overseasFrance } from './world.ts';

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
