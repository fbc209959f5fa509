import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAccepted } from '../../core/text/accepted.ts';
import { isKnownTag } from '../../core/text/entity-tag.ts';

const compressed = promisify(gzip);

/** A text that is sent to everybody, compressed once. */
export interface KeptFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

export async function keepFile(type: string, text: string): Promise<KeptFile> {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { type, plain, gzip: await compressed(plain), etag };
}

/**
 * Sends a kept file, or a 304 to a client that has it already. Browsers ask each time whether it is still the same,
 * unless `cacheControl` says otherwise.
 */
export function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, plain, gzip: small, etag }: KeptFile,
  cacheControl = 'no-cache',
): FastifyReply {
  reply.header('etag', etag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
  if (isKnownTag(headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(type);
  if (!isAccepted('gzip', String(headers['accept-encoding'] ?? ''))) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(small);
}
