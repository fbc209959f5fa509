import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Describes the routes that are added after it in one OpenAPI 3.1 document, `GET /openapi.json` (decisions §9). */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Créneau reference API', version: '1.0.0' },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    stripBasePath: true,
    hideUntagged: false,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
