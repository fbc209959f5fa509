import type { FastifyInstance } from 'fastify';
import { declareRoutes } from '../route-kind.ts';
import type { Tile } from './draw.ts';

const MOST_KEPT = 512;
const ADDRESS = /^([0-8])\/(0|[1-9]\d*)\/(0|[1-9]\d*)\.png$/;

/** The geography is loaded with the first tile, so that the server starts without it. */
const drawLate = async (tile: Tile): Promise<Buffer> => (await import('./draw.ts')).drawTile(tile);

/** Our own base map; beyond zoom 8 the map enlarges its tiles. */
export async function tiles(app: FastifyInstance, { draw = drawLate }): Promise<void> {
  declareRoutes(app, 'product');
  const kept = new Map<string, Promise<Buffer>>();
  app.get('/tiles/*', async (request, reply) => {
    const { '*': address } = request.params as { readonly '*': string };
    const [z = 0, x = 1, y = 1] = ADDRESS.exec(address)?.slice(1).map(Number) ?? [];
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (x >= 2 ** z || y >= 2 ** z) return reply.code(404).type('text/plain').send('There is no such tile.');
    if (kept.size >= MOST_KEPT) kept.clear();
    const drawn = kept.get(address) ?? draw({ z, x, y });
    kept.set(address, drawn);
    drawn.catch(() => kept.delete(address));
    const png = await drawn;
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(png);
  });
}
