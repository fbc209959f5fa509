import type { FastifyInstance } from 'fastify';
import { sendFailure } from './error-handler.ts';
import { invalidRequest, type Problem } from './problem.ts';

/** An odd number of backslashes before `u0000`; after an even number, these are letters. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Refuses requests whose path or query has NUL, which no text of PostgreSQL can contain, for all routes that are added
 * later (D-nul).
 */
export function refuseNul(app: FastifyInstance): void {
  // After the hooks that set the headers of every response.
  app.addHook('preValidation', async (request, reply) => {
    return request.url.includes('%00') ? sendFailure(nulIn('address'), request, reply) : undefined;
  });
}

/** Returns the problem of a JSON text in which a text has NUL; null if there is none. */
export function nulProblem(json: string): Problem | null {
  return ESCAPED_NUL.test(json) ? nulIn('body') : null;
}

function nulIn(field: 'address' | 'body'): Problem {
  return invalidRequest({ field, code: 'nul' });
}
