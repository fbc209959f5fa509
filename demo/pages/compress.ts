import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses the pages of this scope; other files come compressed, or are small. */
export async function compressPages(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^text\/html/,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // Each page is made anew: more than this takes longer than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
