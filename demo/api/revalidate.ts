import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a 304 without a body to a client that already has the same response. An `onSend` hook for calls whose responses
 * state no free places and nothing about a person (D-caching).
 */
export async function revalidate(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache');
  if (!isKnown(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}

/** Whether the client has named this tag in `If-None-Match`. Proxies that compress turn it into a weak tag, `W/"…"`. */
function isKnown(known: string | undefined, tag: string): boolean {
  const tags = known?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}
