import type { StyleSpecification } from 'maplibre-gl';
import type { Tiles } from '../tiles.ts';

/** Width and height of a tile in pixels (S-constants). */
const TILE_SIZE = 256;

/** A style with raster tiles as its only layer. */
export function styleOf({ url, maxZoom }: Tiles): StyleSpecification {
  return {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [url], tileSize: TILE_SIZE, maxzoom: maxZoom } },
    // Fading in takes 300 ms per tile.
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles', paint: { 'raster-fade-duration': 0 } }],
  };
}
