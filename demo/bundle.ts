import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, sendNotModified } from './content-etags.ts';
import { hasLastingName } from './release/lasting-name.ts';
import { majorOf, readReleases } from './release/manifest.ts';
import { declareRoutes, declareUnlimited } from './route-kind.ts';

const built = fileURLToPath(new URL('../dist/creneau/', import.meta.url));
const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const { version } = manifest as { readonly version: string };
const major = majorOf(version);

/** The cache header of files that never change: those of a version, and those with a hash in their name. */
const LASTING = 'public, max-age=31536000, immutable';

/**
 * The cache header of the evergreen loader. A CDN may serve it for another day while it revalidates, or for a week if
 * that fails.
 */
const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

const FOR_EVERYBODY = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** Whether there is a bundle to serve: an API may run without the widgets' tools (D-server-install). */
export function isBuilt(): boolean {
  return existsSync(`${built}creneau.js`);
}

/**
 * Serves the bundle as a CDN does (C-bundle), from a folder of releases (D-release) or from the last build.
 * `/creneau/1/creneau.js` is revalidated every few minutes; files of a version, and files with a hash in their name,
 * never. The response to an unknown address is plain text.
 */
export const bundle = (folder: string | null) => async (app: FastifyInstance) => {
  declareRoutes(app, 'product');
  declareUnlimited(app, 'Files that many visitors of one address fetch at once, and that a CDN may serve.');
  sendNotModified(app);
  const places: Readonly<Record<string, string>> =
    folder === null ? { [`/${major}/`]: built, [`/${version}/`]: built } : { '/': resolve(folder) };
  for (const [prefix, root] of Object.entries(places)) {
    await app.register(serveFiles, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      etag: false,
      lastModified: false,
      index: false,
      setHeaders: (response, path, stat) => {
        const isOfVersion = /^\/+\d+\.\d+\.\d+[/\\]/.test(`${prefix}${path.slice(root.length)}`);
        response.setHeader('cache-control', isOfVersion || hasLastingName(basename(path)) ? LASTING : EVERGREEN);
        // This function must not throw: an exception would leave the file's stream open, and its errors unhandled.
        const etag = etagOf(path, stat);
        if (etag !== null) response.setHeader('etag', etag);
        for (const [header, value] of Object.entries(FOR_EVERYBODY)) response.setHeader(header, value);
        // Each file also exists in compressed form.
        response.setHeader('vary', 'accept-encoding');
        // The files do not name their source maps, because every visitor would download the names.
        const map = `${path.replace(/\.(?:gz|br)$/, '')}.map`;
        if (existsSync(map)) response.setHeader('sourcemap', basename(map));
      },
    });
  }
  const missing = ({ url }: FastifyRequest, reply: FastifyReply) => {
    const versions = folder === null ? [version] : readReleases(folder).map((release) => release.version);
    return (
      reply
        .code(404)
        // A missing file is never cached: it may have been added when it is requested again a second later
        // (D-failed-file).
        .headers({ ...FOR_EVERYBODY, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(`There is no ${url.split('?', 1).join()} here. Versions: ${versions.join(', ')}.\n`)
    );
  };
  app.setNotFoundHandler(missing);
  // The request was for a folder, or for a path that leads out of it.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 403) return missing(request, reply);
    throw error;
  });
};
