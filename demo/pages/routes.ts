import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { home, notFound, provider, slotted, terms } from './marketplace.ts';
import { partner, state } from './outside.ts';

/** The demo's pages (contract §6). */
export async function pages(app: FastifyInstance): Promise<void> {
  const css = await readFile(new URL('pages.css', import.meta.url));
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  app.get('/pages.css', (_request, reply) => reply.type('text/css').send(css));
  app.get('/', (request, reply) => {
    return request.hostname.startsWith('partner.') ? partner(request, reply) : home(request, reply);
  });
  app.get('/partner/', partner);
  app.get('/slotted/:url', slotted);
  app.get('/user/:url', provider);
  app.get('/terms/:url', terms);
  app.get('/state/:index', state);
  app.setNotFoundHandler(notFound);
}
