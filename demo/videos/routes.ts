import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { declareRoutes } from '../route-kind.ts';

const root = fileURLToPath(new URL('./files/', import.meta.url));

/**
 * Serves the films of the sample's replays and their captions. It supports range requests, without which Safari plays
 * nothing, and allows other origins to load captions, and films with captions.
 */
export async function videos(app: FastifyInstance): Promise<void> {
  declareRoutes(app, 'demo');
  await app.register(serveFiles, {
    root,
    prefix: '/videos/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    setHeaders: (response) => {
      response.setHeader('cache-control', 'public, max-age=86400');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
}
