import type { FastifyInstance } from 'fastify';
import { atMostEvery } from '../api/at-most-every.ts';
import type { Services } from '../api/service-types.ts';
import { declareRoutes, declareUnlimited } from '../route-kind.ts';
import { canRead, canWrite } from './probes.ts';

/** After how many milliseconds without a sweep, which runs every 30 s, the server is not ready. */
const LATE_MS = 300_000;

/** How often the database is asked at most whether it answers, and whether it takes an order, in milliseconds. */
const READ_MS = 1_000;
const WRITE_MS = 10_000;

/** How far the machine's clock may be from that of the database, in milliseconds: signatures and certificates need it. */
const AHEAD_MS = 60_000;

/** Why the server should get no requests, in one word. */
type Obstacle = 'stopping' | 'database' | 'read-only' | 'writing' | 'sweep' | 'clock';

/**
 * Returns the routes `GET /healthz` (C-health) and `GET /readyz` (D-readiness). `now` returns the present in
 * milliseconds.
 */
export function health({ clock, database, sinceSweep }: Services, now = () => performance.now()) {
  const state = atMostEvery(READ_MS, () => canRead(database.urgent), now);
  const writing = atMostEvery(WRITE_MS, () => canWrite(database.urgent), now);

  const obstacles = async (log: FastifyInstance['log']): Promise<readonly Obstacle[]> => {
    const own: readonly Obstacle[] = [
      ...(sinceSweep() > LATE_MS ? (['sweep'] as const) : []),
      ...(Math.abs(clock.ahead?.() ?? 0) > AHEAD_MS ? (['clock'] as const) : []),
    ];
    const read = await state();
    if (read !== 'writable') return [read, ...own];
    const failed = await writing();
    if (failed === null) return own;
    log.warn({ failure: failed }, 'the database refuses to write');
    return ['writing', ...own];
  };

  return async (app: FastifyInstance): Promise<void> => {
    declareRoutes(app, 'product');
    declareUnlimited(app, 'A supervisor must always get an answer, which is made at most once a second.');
    let isStopping = false;
    app.addHook('preClose', async () => {
      isStopping = true;
    });
    app.get('/healthz', async (_request, reply) => {
      const ready = (await state()) !== 'database';
      return reply.code(ready ? 200 : 503).send({ ready });
    });
    app.get('/readyz', async ({ log }, reply) => {
      const found = isStopping ? ['stopping'] : await obstacles(log);
      const ready = found.length === 0;
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, obstacles: found });
    });
  };
}
