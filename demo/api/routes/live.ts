import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import type { Live } from '../ports/live.ts';
import { Problem } from '../problem.ts';
import { networkOf } from '../rate-limit.ts';
import { EVENTS, LiveQuery, LiveResponse } from '../schemas/live.ts';
import type { Services } from '../service-types.ts';

/** The header of an answer with taken places that says that a stream goes on from it, and after which notice. */
export const LIVE = 'creneau-live';

/** Adds the header to an answer; must be called before what the answer says is read. */
export function tellLive({ live }: { readonly live: Live }, reply: FastifyReply): void {
  const base = live.base();
  if (base !== null) reply.header(LIVE, base);
}

/** Returns the route of the stream of taken places (D-live). */
export function liveRoutes({ live }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('preClose', async () => live.end());
    const schema = { querystring: LiveQuery, response: { 200: LiveResponse } };
    // A HEAD request would open a stream, too.
    app.get('/v1/live', { schema, exposeHeadRoute: false }, async (request, reply) => {
      if (!live.isOffered) throw new Problem('not-found');
      const { query, headers, ip } = request;
      const asked = { offers: new Set(query.offers.split(',').map(Number)), network: networkOf(ip) };
      live.requireRoom(asked);
      const last = headers['last-event-id'];
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': `${EVENTS}; charset=utf-8`,
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      const isOnce = !headers.accept?.includes(EVENTS);
      live.open(asked, typeof last === 'string' ? last : (query.after ?? null), reply.raw, isOnce);
    });
  };
}
