import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from '../../core/text/entity-tag.ts';

/**
 * Sends a 304 without a body to a client that already has the same response. An `onSend` hook for calls whose responses
 * state no free places and nothing about a person (D-caching).
 */
export async function revalidate(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache');
  if (!isKnownTag(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}
