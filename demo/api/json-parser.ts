import type { FastifyInstance } from 'fastify';

/** Reads JSON; an empty body counts as no body, because clients send every call with the JSON content type (S-calls). */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
