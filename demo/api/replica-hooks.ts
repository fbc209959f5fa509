import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { onReplica } from './database/reading.ts';

/** The header with the position of what a call has written, and the parameter with which it comes back. */
export const POSITION = 'creneau-position';

/**
 * Lets the replica answer GETs of the routes that are added to `app` from now on, unless they carry a token, or a
 * position that it has not reached (D-read-replica).
 */
export function allowReplica(app: FastifyInstance, { replica }: Pick<Database, 'replica'>): void {
  app.addHook('onRequest', ({ method, headers, query }, _reply, done) => {
    const parameters = query as Record<string, unknown>;
    const asked = parameters[POSITION] ?? null;
    // No route has to know it.
    delete parameters[POSITION];
    const mayLag = method === 'GET' && headers.authorization === undefined;
    const isKnown = asked === null || typeof asked === 'string';
    if (mayLag && isKnown && replica?.hasReached(asked)) onReplica(done);
    else done();
  });
}

/** Adds to the response of each call that may have written the position of what it has written. */
export function tellPositions(app: FastifyInstance, { replica }: Pick<Database, 'replica'>): void {
  if (!replica) return;
  app.addHook('onSend', async ({ method }, reply) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || reply.statusCode >= 500) return;
    const position = await replica.position().catch(() => null);
    if (position !== null) reply.header(POSITION, position);
  });
}
