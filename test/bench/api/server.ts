import Fastify from 'fastify';
import { api } from '../../../demo/api/app.ts';
import { startClock } from '../../../demo/api/clock.ts';
import { serverOptions } from '../../../demo/api/server-options.ts';
import { createServices } from '../../../demo/api/services.ts';
import { readEnvironment } from '../../../demo/environment.ts';

/** The API as `npm start` serves it, on the database of the environment; prints its address. */
const environment = readEnvironment(process.env);
const app = Fastify(serverOptions(environment, { level: 'warn' }));
const services = await createServices(
  { ...environment, siteUrl: () => 'http://localhost' },
  startClock(environment.now),
  app.log,
);
await app.register(api(services), { prefix: '/api' });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
