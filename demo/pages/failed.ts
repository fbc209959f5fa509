import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailed } from './content/catalogue.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/**
 * Sends the page for a failure, in the visitor's language and without its details: 503 if the database cannot do the
 * work now, else 500. A request that is refused (4xx) is left to the server.
 */
export function failed(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, status = statusCode } = error as { readonly statusCode?: number; readonly status?: number };
  if (status !== undefined && status < 500) throw error;
  const seconds = logFailed(request, error);
  if (seconds !== null) reply.header('retry-after', seconds);
  const { texts } = visitorOf(request);
  const main = `
      <h1>${texts.failed}</h1>
      <p class="lead">${texts.failedLead}</p>`;
  reply.code(seconds === null ? 500 : 503).header('cache-control', 'no-store');
  return site(request, reply, { title: `${texts.failed} · Créneau`, main });
}
