import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { Language } from '../core/text/language.ts';
import { api } from './api/app.ts';
import { startClock } from './api/clock.ts';
import { serverOptions } from './api/server-options.ts';
import { closeServices, createServices } from './api/services.ts';
import { bundle, isBuilt } from './bundle.ts';
import { endConnections } from './end-connections.ts';
import type { Environment } from './environment.ts';
import { listen, portOf } from './listen.ts';
import { health } from './operating/health.ts';
import { countRequests } from './operating/metrics.ts';
import { outbox } from './outbox/routes.ts';
import { englishSite } from './pages/origins.ts';
import { demoPages, pages } from './pages/routes.ts';
import { guardRoutes } from './route-kind.ts';
import { servedCalendars } from './studio/served-calendars.ts';
import { servedPictures } from './studio/served-pictures.ts';
import { tiles } from './tiles/routes.ts';
import { videos } from './videos/routes.ts';

/** A server that listens for requests. */
export interface RunningServer {
  /** The address of the site. */
  readonly url: string;
  /** The address at which this machine reaches the server. */
  readonly ownUrl: string;
  /**
   * Takes no more connections, finishes the requests under way, and ends. After `patience` milliseconds (0 by default),
   * the connections that are still open are closed.
   */
  stop(patience?: number): Promise<void>;
}

/** How many tiles an address may ask for, for each other request: a map of a large screen shows about 40 of them. */
const TILES = 2;

/** Receives a sentence about each step that takes time. */
export type Tell = (sentence: string) => void;

/**
 * Starts the whole server: the reference API, the bundle as a CDN would serve it, and the pages. It listens once
 * `built`, the build of the bundle, has ended, which runs while the database is prepared.
 */
export async function startServer(
  environment: Environment,
  tell?: Tell,
  built?: Promise<void>,
): Promise<RunningServer> {
  const { app } = await createServer(environment, tell, built);
  try {
    const port = await listen(app, environment);
    const ownUrl = `http://localhost:${port}`;
    return { url: environment.publicUrl ?? ownUrl, ownUrl, stop: (patience = 0) => close(app, patience) };
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function close(app: FastifyInstance, patience: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), patience);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}

/** Creates the server and its routes, without listening. */
export async function createServer(
  environment: Environment,
  tell: Tell = () => {},
  built?: Promise<void>,
): Promise<{ readonly app: FastifyInstance; readonly routes: readonly RouteOptions[] }> {
  const { isDemo, publicUrl, englishUrl, stripe, logLevel } = environment;
  const app: FastifyInstance = Fastify(serverOptions(environment, { level: logLevel }));
  endConnections(app);
  const routes = guardRoutes(app, isDemo);
  const french = () => publicUrl ?? `http://localhost:${portOf(app) ?? environment.port}`;
  const siteUrl = (lang: Language) => (lang === 'en' ? (englishUrl ?? englishSite(french())) : french());
  const services = await createServices({ ...environment, siteUrl }, startClock(environment.now), app.log, { tell });
  app.addHook('onClose', () => closeServices(services));
  try {
    app.decorate('site', { isDemo, publicUrl, englishUrl, takesStripe: stripe !== null });
    app.decorate('catalogue', services);
    await built;
    if (environment.hasMetrics) countRequests(app, services);
    await app.register(api(services), { prefix: '/api' });
    const { bundleDir } = environment;
    if (bundleDir !== null || isBuilt()) await app.register(bundle(bundleDir), { prefix: '/creneau' });
    await app.register(pages);
    await app.register(servedPictures(services));
    await app.register(servedCalendars(services));
    await app.register(tiles, { limit: TILES * environment.rateLimit });
    if (isDemo) {
      await app.register(demoPages);
      await app.register(videos);
      await app.register(outbox(services));
    }
    await app.register(health(services));
    await app.ready();
    return { app, routes };
  } catch (error) {
    await app.close();
    throw error;
  }
}
