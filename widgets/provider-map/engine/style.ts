import type { Map as MapLibre, RasterTileSource, StyleSpecification } from 'maplibre-gl';
import type { Scheme } from '../../shared/base/scheme.ts';
import type { Tiles } from '../../shared/page/tiles.ts';

/** Width and height of a tile in pixels (S-constants). */
const TILE_SIZE = 256;

/** Returns the addresses of the tiles of a scheme; maplibre fills in the rest. */
function addressesOf({ urls }: Tiles, scheme: Scheme): string[] {
  return urls.map((url) => url.replace('{theme}', scheme));
}

/** Dims tiles that have no dark variant in the dark scheme: they are as light as paper. */
export function dim(frame: HTMLElement, { urls: [url] }: Tiles, scheme: Scheme): void {
  frame.classList.toggle('dimmed', scheme === 'dark' && !url.includes('{theme}'));
}

/** Returns a style with raster tiles as its only layer. */
export function styleOf(tiles: Tiles, scheme: Scheme): StyleSpecification {
  return {
    version: 8,
    sources: {
      tiles: {
        type: 'raster',
        tiles: addressesOf(tiles, scheme),
        scheme: tiles.isFlipped ? 'tms' : 'xyz',
        tileSize: TILE_SIZE,
        maxzoom: tiles.maxZoom,
      },
    },
    // Fading in takes 300 ms per tile.
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles', paint: { 'raster-fade-duration': 0 } }],
  };
}

/** Changes the tiles for those of another scheme; the view stays. */
export function setScheme(map: MapLibre, tiles: Tiles, scheme: Scheme): void {
  dim(map.getContainer(), tiles, scheme);
  map.getSource<RasterTileSource>('tiles')?.setTiles(addressesOf(tiles, scheme));
}
