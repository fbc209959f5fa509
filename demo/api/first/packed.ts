import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAccepted } from '../../../core/text/accepted.ts';
import { isKnownTag } from '../../../core/text/entity-tag.ts';

/** A JSON text that is sent to everybody, compressed once. */
export interface Packed {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/** A higher quality would take longer than a visitor's connection saves. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function pack(text: string): Promise<Packed> {
  const [br, small] = await Promise.all([promisify(brotliCompress)(text, QUALITY), promisify(gzip)(text)]);
  return { br, gzip: small, etag: `"${digestOf(text)}"` };
}

/** Returns a text that differs for each text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Sends a packed text, which no shared cache may keep, or a 304 to a client that has it. */
export function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  reply.header('etag', packed.etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
  if (isKnownTag(headers['if-none-match'], packed.etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const coding = (['br', 'gzip'] as const).find((name) => isAccepted(name, String(headers['accept-encoding'] ?? '')));
  return coding ? reply.header('content-encoding', coding).send(packed[coding]) : reply.send(gunzipSync(packed.gzip));
}
