import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { isKnownTag } from '../core/text/entity-tag.ts';

/** When a file was last changed. */
interface Change {
  readonly mtimeMs: number;
}

const known = new Map<string, Change & { readonly etag: string }>();

/**
 * Returns the ETag of a file. It depends only on the content, so it is the same on every server of a CDN and after each
 * deployment. Null for a file that was pruned while it was requested.
 */
export function etagOf(path: string, { mtimeMs }: Change): string | null {
  const before = known.get(path);
  if (before?.mtimeMs === mtimeMs) return before.etag;
  const content = contentOf(path);
  if (content === null) return null;
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  known.set(path, { mtimeMs, etag });
  return etag;
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** Responds with 304 to a client that already has the response with this ETag. */
export function sendNotModified(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    const etag = reply.getHeader('etag');
    if (reply.statusCode !== 200 || typeof etag !== 'string' || !isKnownTag(headers['if-none-match'], etag))
      return payload;
    if (payload instanceof Readable) payload.destroy();
    reply.code(304).removeHeader('content-length').removeHeader('content-type').removeHeader('content-encoding');
    return null;
  });
}
