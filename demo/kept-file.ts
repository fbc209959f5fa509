import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAccepted } from '../core/text/accepted.ts';
import { isKnownTag } from '../core/text/entity-tag.ts';

/** A text that is sent to everybody, compressed once. */
export interface KeptFile {
  readonly type: string;
  readonly coding: keyof typeof CODINGS;
  readonly coded: Buffer;
  readonly etag: string;
}

/** A higher quality would take longer than a visitor's connection saves. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const CODINGS = {
  br: { compress: (text: string) => promisify(brotliCompress)(text, QUALITY), decompress: brotliDecompressSync },
  gzip: { compress: (text: string) => promisify(gzip)(text), decompress: gunzipSync },
};

export async function keepFile(type: string, text: string, coding: KeptFile['coding'] = 'gzip'): Promise<KeptFile> {
  return { type, coding, coded: await CODINGS[coding].compress(text), etag: `"${digestOf(text)}"` };
}

/** Returns a text that differs for each text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Sends a kept file, or a 304 to a client that has it already. Browsers ask each time whether it is still the same,
 * unless `cacheControl` says otherwise. For the few clients that do not take its coding it is coded anew.
 */
export function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, coding, coded, etag }: KeptFile,
  cacheControl = 'no-cache',
): FastifyReply {
  reply.header('etag', etag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
  if (isKnownTag(headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(type);
  const accepts = (name: string) => isAccepted(name, String(headers['accept-encoding'] ?? ''));
  if (accepts(coding)) return reply.header('content-encoding', coding).send(coded);
  const plain = CODINGS[coding].decompress(coded);
  return accepts('gzip') ? reply.header('content-encoding', 'gzip').send(gzipSync(plain)) : reply.send(plain);
}
