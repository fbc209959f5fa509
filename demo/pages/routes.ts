import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepFile, sendKept } from '../kept-file.ts';
import { declareRoutes } from '../route-kind.ts';
import { animation, animationList } from './animations.ts';
import { compiledModule } from './compiled-module.ts';
import { compressPages } from './compress.ts';
import { allowLag } from './content/catalogue.ts';
import { embedded } from './embed/embedded.ts';
import { oembed } from './embed/oembed.ts';
import { event, eventList } from './events.ts';
import { failed } from './failed.ts';
import { fitness } from './fitness.ts';
import { home } from './home.ts';
import { membershipList } from './memberships.ts';
import { notFound } from './not-found.ts';
import { orderHistory, sendToOrder } from './orders.ts';
import { partner, state } from './outside.ts';
import { picture } from './pictures.ts';
import { provider } from './provider/provider.ts';
import { terms } from './provider/terms.ts';
import { qa } from './qa/routes.ts';
import { replayList } from './replays.ts';
import { signIn } from './sign-in.ts';
import { robotsTxt, sitemapHandlers } from './sitemap.ts';
import { slotted } from './slotted.ts';
import { studio } from './studio.ts';

const CLIENT = new URL('client/', import.meta.url);

/** Adds the marketplace's pages (S-routes). */
export async function pages(app: FastifyInstance): Promise<void> {
  declareRoutes(app, 'product');
  allowLag(app);
  await compressPages(app);
  // After the rate limit, which is an `onRequest` hook of each route.
  app.addHook('preHandler', sendToOrder);
  const sheets = [
    'pages.css',
    'site.css',
    'reserved.css',
    'marketplace.css',
    'studio.css',
    'places.css',
    'embedded.css',
    'fallback.css',
    'themes.css',
  ].map((name) => readFile(new URL(`styles/${name}`, import.meta.url), 'utf8'));
  const hero = await keepFile('image/svg+xml', await readFile(new URL('styles/hero.svg', import.meta.url), 'utf8'));
  const css = await keepFile('text/css; charset=utf-8', (await Promise.all(sheets)).join('\n'));
  const sitemap = sitemapHandlers(app.catalogue);
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  app.get('/hero.svg', (request, reply) => sendKept(request, reply, hero, 'public, max-age=3600'));
  app.get('/pages.css', (request, reply) => sendKept(request, reply, css));
  app.get('/', (request, reply) => {
    const isPartner = app.site.isDemo && request.hostname.startsWith('partner.');
    return isPartner ? partner(request, reply) : home(request, reply);
  });
  app.get('/event/list/', eventList);
  app.get('/event/:url', event);
  app.get('/animation/', animationList);
  app.get('/animation/:url', animation);
  app.get('/order/', orderHistory);
  app.get('/play/', replayList);
  app.get('/memberships/', membershipList);
  app.get('/slotted/:url', slotted);
  app.get('/fitness/', fitness);
  app.get('/studio/', studio);
  app.get('/user/:url', provider);
  app.get('/terms/:url', terms);
  app.get('/oembed', oembed);
  app.get('/embed/*', embedded);
  app.get('/robots.txt', robotsTxt);
  app.get('/sitemap.xml', sitemap.whole);
  app.get('/sitemap-:number(^\\d{1,6}).xml', sitemap.part);
  app.get('/site/embedded.ts', siteModule('embedded.ts'));
  app.get('/site/empty-places.ts', siteModule('empty-places.ts'));
  app.get('/site/studio-import.ts', siteModule('studio-import.ts'));
  app.setErrorHandler(failed);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound);
}

/** Returns the handler that sends a script of the site's pages. */
function siteModule(file: string) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const code = await compiledModule(CLIENT, file);
    if (code === null) return reply.callNotFound();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code);
  };
}

/**
 * Adds the pages that exist in demo mode only: a partner's page, the states, the QA pages and the sample's pictures
 * (C-pages).
 */
export async function demoPages(app: FastifyInstance): Promise<void> {
  declareRoutes(app, 'demo');
  await compressPages(app);
  app.get('/partner/', partner);
  app.get('/state/:index', state);
  app.get('/pictures/:file', picture);
  app.get('/sign-in/', signIn);
  app.get('/site/sign-in.ts', siteModule('sign-in.ts'));
  await app.register(qa);
}
