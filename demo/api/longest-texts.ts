import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './error-handler.ts';
import { Problem } from './problem.ts';

/** How many characters an address has at most: its path and its query. */
export const LONGEST_ADDRESS = 4000;

/** How many characters the headers that the server reads have at most. */
export const LONGEST_HEADERS: Readonly<Record<string, number>> = {
  accept: 1000,
  'accept-encoding': 1000,
  // A token of an identity provider lists the groups of its user.
  authorization: 8000,
  'content-type': 1000,
  cookie: 8000,
  forwarded: 1000,
  host: 300,
  'idempotency-key': 1000,
  'if-none-match': 1000,
  origin: 1000,
  'stripe-signature': 1000,
  'x-forwarded-for': 1000,
};

/**
 * Refuses a request whose address (414) or one of whose headers (431) is too long, before anything reads it. An
 * `onRequest` hook of the whole server; bodies are limited by `bodyLimit`, and each text by the schema of its call.
 */
export async function refuseLongTexts(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { url = '', headers } = request.raw;
  if (url.length > LONGEST_ADDRESS) return refuse('address', 414, request, reply);
  const tooLong = Object.keys(LONGEST_HEADERS).find((name) => lengthOf(headers, name) > (LONGEST_HEADERS[name] ?? 0));
  return tooLong === undefined ? undefined : refuse(tooLong, 431, request, reply);
}

function lengthOf(headers: IncomingHttpHeaders, name: string): number {
  return String(headers[name] ?? '').length;
}

function refuse(field: string, status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const errors = [{ field, code: 'maxLength' }];
  reply.header('access-control-allow-origin', '*');
  return sendFailure(new Problem('invalid-request', { errors }, status), request, reply);
}
