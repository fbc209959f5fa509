import type { FastifyInstance } from 'fastify';
import type { Services } from '../api/service-types.ts';
import { feedOf } from '../api/studio/feed.ts';
import { sendNotModified } from '../content-etags.ts';
import { declareRoutes } from '../route-kind.ts';

/** Returns the route of the calendars that venues and coaches subscribe to, whose addresses have a secret (D-calendar-feeds). */
export function servedCalendars({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    declareRoutes(app, 'product');
    sendNotModified(app);
    app.get<{ Params: { readonly file: string } }>('/api/v1/calendar/:file', async ({ params: { file } }, reply) => {
      const calendar = await feedOf(database, file.replace(/\.ics$/, ''), clock.now());
      if (calendar === null) return reply.code(404).type('text/plain').send('There is no such calendar.');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, max-age=300')
        .header('etag', calendar.tag)
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .send(calendar.text);
    });
  };
}
