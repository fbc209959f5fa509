import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { declareRoutes } from './route-kind.ts';

const root = fileURLToPath(new URL('../dist/creneau/', import.meta.url));
const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const version = (manifest as { readonly version: string }).version;
const [major] = version.split('.');

/**
 * The bundle as a CDN serves it (C-bundle): `/creneau/1/creneau.js` is revalidated every few minutes, everything of
 * a version, and every file with a hash in its name, never again.
 */
export async function bundle(app: FastifyInstance): Promise<void> {
  declareRoutes(app, 'product');
  for (const name of [major, version]) {
    await app.register(serveFiles, {
      root,
      prefix: `/creneau/${name}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: (response, path) => {
        const isEvergreen = name === major && /[/\\]creneau\.js(\.gz)?$/.test(path);
        response.setHeader(
          'cache-control',
          isEvergreen ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
        );
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
        response.setHeader('timing-allow-origin', '*');
        response.setHeader('x-content-type-options', 'nosniff');
        // Each file has a compressed twin.
        response.setHeader('vary', 'accept-encoding');
      },
    });
  }
}
