import type { FastifyInstance } from 'fastify';
import { declareRoutes } from '../route-kind.ts';
import type { Look } from './draw.ts';
import type { Tile } from './projection.ts';

const MOST_KEPT = 512;
/**
 * The path `{z}/{x}/{y}.png`, which may have a theme before it, and `@2x` before `.png` for screens with two pixels per
 * CSS pixel.
 */
const ADDRESS = /^(?:(light|dark)\/)?(\d|1[012])\/(0|[1-9]\d*)\/(0|[1-9]\d*)(@2x)?\.png$/;

/** Draws a tile. The geography is loaded with the first tile, so that the server starts without it. */
const drawLate = async (tile: Tile, look: Look): Promise<Buffer> => (await import('./draw.ts')).drawTile(tile, look);

/** Serves our own base map up to zoom 12. */
export async function tiles(app: FastifyInstance, { draw = drawLate }): Promise<void> {
  declareRoutes(app, 'product');
  const kept = new Map<string, Promise<Buffer>>();
  app.get('/tiles/*', async (request, reply) => {
    const { '*': address } = request.params as { readonly '*': string };
    const asked = parse(address);
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (!asked) return reply.code(404).type('text/plain').send('There is no such tile.');
    if (kept.size >= MOST_KEPT) kept.clear();
    const drawn = kept.get(address) ?? draw(asked.tile, asked.look);
    kept.set(address, drawn);
    drawn.catch(() => kept.delete(address));
    const png = await drawn;
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(png);
  });
}

/** Returns the tile and the look that an address names; null if there is no such tile. */
function parse(address: string): { readonly tile: Tile; readonly look: Look } | null {
  const [, theme = 'light', z, x, y, double] = ADDRESS.exec(address) ?? [];
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const size = 2 ** tile.z;
  if (!(tile.x < size && tile.y < size)) return null;
  return { tile, look: { theme: theme as Look['theme'], ratio: double ? 2 : 1 } };
}
