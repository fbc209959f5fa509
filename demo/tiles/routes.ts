import type { FastifyInstance } from 'fastify';
import { inTurn, Overloaded } from '../api/in-turn.ts';
import { declareRoutes } from '../route-kind.ts';
import type { Look } from './draw.ts';
import type { Tile } from './projection.ts';

const MOST_KEPT = 512;
/** One thread draws while another encodes. */
const AT_ONCE = 2;
/**
 * The path `{z}/{x}/{y}.png`, which may have a theme before it, and `@2x` before `.png` for screens with two pixels per
 * CSS pixel.
 */
const ADDRESS = /^(?:(light|dark)\/)?(\d|1[012])\/(0|[1-9]\d*)\/(0|[1-9]\d*)(@2x)?\.png$/;

/** Draws a tile. The geography is loaded with the first tile, so that the server starts without it. */
const drawLate = async (tile: Tile, look: Look): Promise<Buffer> => (await import('./draw.ts')).drawTile(tile, look);

/** How tiles are served. */
interface Choices {
  readonly draw?: (tile: Tile, look: Look) => Promise<Buffer>;
  /** How many tiles a minute one address may ask for; a map asks for many at once, so they are not counted as requests. */
  readonly limit?: number;
  /** How many milliseconds a tile waits at most until its drawing begins. */
  readonly patience?: number;
}

/** Serves our own base map up to zoom 12. */
export async function tiles(
  app: FastifyInstance,
  { draw = drawLate, limit = 2400, patience = 5000 }: Choices,
): Promise<void> {
  declareRoutes(app, 'product');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  });
  const kept = new Map<string, Promise<Buffer>>();
  const inOrder = inTurn({ atOnce: AT_ONCE, patience });
  app.get('/tiles/*', { config: { rateLimit: { max: limit } } }, async (request, reply) => {
    const { '*': address } = request.params as { readonly '*': string };
    const asked = parse(address);
    if (!asked) return reply.code(404).type('text/plain').send('There is no such tile.');
    const drawn = kept.get(address) ?? inOrder(() => draw(asked.tile, asked.look));
    kept.set(address, drawn);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    drawn.catch(() => kept.delete(address));
    try {
      const png = await drawn;
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(png);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      return reply
        .code(503)
        .header('retry-after', error.seconds)
        .type('text/plain')
        .send('Too many tiles are waiting.');
    }
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
