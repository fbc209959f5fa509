import type { FastifyInstance } from 'fastify';
import type { Services } from '../api/service-types.ts';
import { isReady } from '../api/services.ts';
import { declareRoutes, declareUnlimited } from '../route-kind.ts';

/** After how many milliseconds without a sweep, which runs every 30 s, the server is not ready. */
const LATE_MS = 300_000;

/** Why the server should get no requests, in one word. */
type Obstacle = 'stopping' | 'database' | 'read-only' | 'sweep';

/** Returns the routes `GET /healthz` (C-health) and `GET /readyz` (D-readiness). */
export function health(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    declareRoutes(app, 'product');
    declareUnlimited(app, 'A supervisor must always get an answer, which is made at most once a second.');
    let isStopping = false;
    app.addHook('preClose', async () => {
      isStopping = true;
    });
    app.get('/healthz', async (_request, reply) => {
      const ready = await isReady(services);
      return reply.code(ready ? 200 : 503).send({ ready });
    });
    app.get('/readyz', async (_request, reply) => {
      const obstacles = isStopping ? ['stopping'] : await obstaclesOf(services);
      const ready = obstacles.length === 0;
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, obstacles });
    });
  };
}

async function obstaclesOf({ database, sinceSweep }: Services): Promise<readonly Obstacle[]> {
  const sweep: readonly Obstacle[] = sinceSweep() > LATE_MS ? ['sweep'] : [];
  try {
    const [row] = await database.query<{ setting: string }>(
      `SELECT current_setting('transaction_read_only') AS setting`,
    );
    // A standby answers queries, but cannot write orders.
    return row?.setting === 'off' ? sweep : ['read-only', ...sweep];
  } catch {
    return ['database', ...sweep];
  }
}
