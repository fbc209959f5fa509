import type { FastifyInstance } from 'fastify';
import { mediaTypeOf, OWN_PICTURES } from '../../core/studio/picture.ts';
import type { Services } from '../api/service-types.ts';
import { readPicture } from '../api/studio/pictures.ts';
import { declareRoutes } from '../route-kind.ts';

/** Returns the route of the pictures that imports have brought, whose addresses have a digest of their bytes (D-studio-pictures). */
export function servedPictures({ database }: Pick<Services, 'database'>): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    declareRoutes(app, 'product');
    app.get<{ Params: { readonly file: string } }>(`${OWN_PICTURES}:file`, async ({ params: { file } }, reply) => {
      const found = await readPicture(database, `${OWN_PICTURES}${file}`);
      if (!found) return reply.code(404).type('text/plain').send('There is no such picture.');
      return reply
        .type(mediaTypeOf(found.extension) ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(found.bytes);
    });
  };
}
