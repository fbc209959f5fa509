import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses the pages of this scope; other files are already compressed, or small. */
export async function compressPages(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^text\/html/,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // Pages are made anew for each request, so a higher quality would take longer than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
