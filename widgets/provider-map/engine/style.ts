import type { Map as MapLibre, RasterTileSource, StyleSpecification } from 'maplibre-gl';
import type { Scheme } from '../../shared/base/scheme.ts';
import type { Tiles } from '../../shared/page/tiles.ts';

/** Width and height of a tile in pixels (S-constants). */
const TILE_SIZE = 256;

/** Returns the addresses of the tiles for a scheme; maplibre fills in the other placeholders. */
function addressesOf({ urls }: Tiles, scheme: Scheme): string[] {
  return urls.map((url) => url.replace('{theme}', scheme));
}

/** In the dark scheme, dims tiles that have no dark variant. */
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
    // No fading in, which would take 300 ms for each tile.
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles', paint: { 'raster-fade-duration': 0 } }],
  };
}

/** Changes the tiles for those of another scheme; the view stays. */
export function setScheme(map: MapLibre, tiles: Tiles, scheme: Scheme): void {
  dim(map.getContainer(), tiles, scheme);
  map.getSource<RasterTileSource>('tiles')?.setTiles(addressesOf(tiles, scheme));
}
