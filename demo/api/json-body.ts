import { MIMEType } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { nulProblem } from './nul.ts';
import { invalidRequest, Problem } from './problem.ts';

/** The charsets whose bytes are UTF-8, in lower case. */
const READ_AS_UTF_8: readonly (string | null)[] = [null, 'utf-8', 'utf8', 'us-ascii'];

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON in UTF-8, with or without a byte order mark, and refuses other charsets and bytes (D-json-body). An empty
 * body counts as no body, because clients send every call with the JSON content type (S-calls).
 */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = read(body, request.headers['content-type'] ?? '');
    const problem = typeof text === 'string' ? nulProblem(text) : text;
    if (problem) done(problem);
    else if (text === '') done(null, undefined);
    else parse(request, String(text), done);
  });
}

function read(body: Buffer, contentType: string): string | Problem {
  const charset = new MIMEType(contentType).params.get('charset')?.toLowerCase() ?? null;
  if (!READ_AS_UTF_8.includes(charset)) return new Problem('unsupported-media-type');
  try {
    return UTF_8.decode(body);
  } catch {
    return invalidRequest({ field: 'body', code: 'malformed' });
  }
}
