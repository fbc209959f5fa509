import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Locked, NoRoom } from './database/busy.ts';
import { Overloaded } from './in-turn.ts';
import { failure } from './logging.ts';
import { invalidRequest, Later, Problem, problemBody } from './problem.ts';

/**
 * Sends any failure as problem+json. An unexpected failure is logged, and the response does not contain its details
 * (D-problem-json).
 */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  if (problem.code === 'server-error' && !(problem instanceof Later) && !(error instanceof Problem)) {
    request.log.error({ failure: failure(error) }, 'unexpected failure');
  }
  if (error instanceof Locked) request.log.warn({ failure: failure(error) }, 'a row or a table is locked for too long');
  if (error instanceof NoRoom) request.log.error({ failure: failure(error) }, 'the disk of the database is full');
  reply.refusal = problem.code;
  if (problem instanceof Later) reply.header('retry-after', problem.seconds);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .status(problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemBody(problem));
}

/** Throws the `not-found` problem for an address without a route. */
export async function refuseUnknownRoute(): Promise<never> {
  throw new Problem('not-found');
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Overloaded) return new Later('server-error', error.seconds, 503);
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 413) return new Problem('body-too-large');
  if (statusCode === 415) return new Problem('unsupported-media-type');
  if (statusCode === 400 && code?.includes('JSON')) return invalidRequest({ field: 'body', code: 'malformed' });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return invalidRequest();
  return new Problem('server-error');
}
