import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { jsonText, keepText } from '../json-text.ts';
import { once } from '../once.ts';
import { revalidate } from '../revalidate.ts';
import { MOST_FILTERS } from '../schemas/event.ts';
import { idOf, operationOf, TAGS } from './operations.ts';
import { problemResponses, problemsOf } from './problem-responses.ts';
import { shapedDocument } from './shaped-document.ts';

const DESCRIPTION = `What widgets ask of a back end. Any server that responds like this can feed them; which widget makes which
call, and what it needs of the response, is said in docs/backends.md of the package.

Wall times are those of Europe/Paris, amounts decimal euros. Failures are problem documents (RFC 9457) with a stable \`code\`.
Responses may have more members than are described.`;

/** The schema for the wildcard of a path, which a route cannot describe. */
const FILTERS = Type.Object({
  filters: Type.String({
    description: 'Names and values in turn, each percent-encoded: `city/paris/sport/yoga`.',
    maxLength: MOST_FILTERS,
  }),
});

/** Describes all routes that are added later in one OpenAPI 3.1 document, `GET /openapi.json` (D-openapi). */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Créneau API',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api', description: 'This server' }],
      tags: [...TAGS],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a user or a guest.' },
        },
      },
    },
    stripBasePath: true,
    transform: ({ schema, url, route }) =>
      schema?.hide ? { schema, url } : described(schema ?? {}, url, app.prefix, route),
    transformObject: (found) => shapedDocument('openapiObject' in found ? found.openapiObject : found.swaggerObject),
    hideUntagged: false,
  });
  // The document is complete once the server is ready, and stays the same.
  const document = once(() => keepText(app.swagger()));
  app.get('/openapi.json', { schema: { hide: true }, onSend: revalidate }, async (_request, reply) => {
    return reply.type('application/json; charset=utf-8').serializer(jsonText).send(document());
  });
}

interface Route {
  readonly method: string | readonly string[];
  readonly onSend?: unknown;
}

function described(schema: FastifySchema, path: string, prefix: string, route: Route) {
  const isWild = path.endsWith('/*');
  const url = path.replace(/\*$/, ':filters');
  const id = idOf(`${[route.method].flat()[0]} ${url.slice(prefix.length + 1)}`);
  const { tag, summary, description, isPersonalised, problems } = operationOf(id);
  const security = schema.security ?? (isPersonalised ? [{}, { bearer: [] }] : []);
  const codes = problemsOf(schema, security.length > 0, problems ?? []);
  const known = schema.response as Readonly<Record<string, object>>;
  const response = {
    ...known,
    ...(route.onSend === revalidate && { 304: { type: 'null', description: 'What the client has is still true.' } }),
    ...problemResponses(codes),
  };
  return {
    schema: {
      ...schema,
      ...(isWild && { params: FILTERS }),
      ...{ tags: [tag], operationId: id, summary, description, security, response },
    },
    url,
  };
}
