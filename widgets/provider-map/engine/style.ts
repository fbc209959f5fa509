import type { Map as MapLibre, RasterTileSource, StyleSpecification } from 'maplibre-gl';
import type { Tiles } from '../../shared/page/tiles.ts';

/** Width and height of a tile in pixels (S-constants). */
const TILE_SIZE = 256;

/** The light or dark ground of a base map that has both. */
export type Ground = 'light' | 'dark';

/** The address of the tiles of a ground; maplibre fills in the rest. */
function addressOf({ url }: Tiles, ground: Ground): string {
  return url.replace('{theme}', ground);
}

/** A style with raster tiles as its only layer. */
export function styleOf(tiles: Tiles, ground: Ground): StyleSpecification {
  return {
    version: 8,
    sources: {
      tiles: { type: 'raster', tiles: [addressOf(tiles, ground)], tileSize: TILE_SIZE, maxzoom: tiles.maxZoom },
    },
    // Fading in takes 300 ms per tile.
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles', paint: { 'raster-fade-duration': 0 } }],
  };
}

/** Changes the tiles for those of another ground; the view stays. */
export function setGround(map: MapLibre, tiles: Tiles, ground: Ground): void {
  map.getSource<RasterTileSource>('tiles')?.setTiles([addressOf(tiles, ground)]);
}
