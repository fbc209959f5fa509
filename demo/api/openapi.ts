import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Type } from 'typebox';

/** Describes all routes that are added later in one OpenAPI 3.1 document, `GET /openapi.json` (D-openapi). */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Créneau reference API', version: '1.0.0' },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    stripBasePath: true,
    transform: ({ schema, url }) => (url.endsWith('/*') ? nameRest(schema, url) : { schema, url }),
    hideUntagged: false,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** A route cannot name its wildcard; the document does. */
function nameRest(schema: FastifySchema, url: string) {
  const params = Type.Object({ filters: Type.String() });
  return { schema: { ...schema, params }, url: url.replace(/\*$/, ':filters') };
}
