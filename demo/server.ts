import { existsSync } from 'node:fs';
import Fastify from 'fastify';
import { api } from './api/app.ts';
import { startClock } from './api/clock.ts';
import { serverOptions } from './api/server-options.ts';
import { closeServices, createServices, isReady, type Services } from './api/services.ts';
import { buildIfNeeded } from './build.ts';
import { bundle } from './bundle.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { pages } from './pages/routes.ts';
import { tiles } from './tiles/routes.ts';
import { videos } from './videos/routes.ts';

/** The demo whole: the reference API, the bundle as a CDN would serve it, and the pages. Answers how to stop it. */
export async function startServer(environment: Environment): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const app = Fastify({ ...serverOptions({ level: 'warn' }), forceCloseConnections: true });
  const clock = startClock(environment.now);
  const services: Services = await createServices(environment, clock, app.log);
  app.addHook('onClose', () => closeServices(services));
  try {
    await app.register(api(services), { prefix: '/api' });
    await app.register(bundle);
    // The pages' policy lets in what takes the payments.
    if (environment.stripe) app.decorate('takesStripe', true);
    await app.register(pages);
    await app.register(tiles);
    await app.register(videos);
    app.get('/healthz', async (_request, reply) => {
      const ready = await isReady(services);
      return reply.code(ready ? 200 : 503).send({ ready });
    });
    await app.listen({ port: environment.port, host: environment.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : environment.port;
  return { url: `http://localhost:${port}`, stop: () => app.close() };
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  await buildIfNeeded();
  const { url, stop } = await startServer(environment);
  console.log(`Créneau is at ${url}/ (a partner's page: ${url.replace('localhost', 'partner.localhost')}/)`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}

const isProgram =
  process.argv[1] !== undefined && existsSync(process.argv[1]) && import.meta.filename === process.argv[1];
if (isProgram) {
  main().catch((error: unknown) => {
    // What a person can mend is one sentence; anything else keeps its stack.
    const isPlain = error instanceof Error && (error.name === 'EnvironmentError' || 'code' in error);
    console.error(isPlain ? (error as Error).message : error);
    process.exit(1);
  });
}
