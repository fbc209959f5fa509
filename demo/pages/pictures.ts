import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawPicture } from './pictures/picture.ts';

/** Sends a picture of the sample data, which never changes. */
export function picture(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const drawn = drawPicture((request.params as { readonly file: string }).file);
  if (drawn === null) return reply.code(404).type('text/plain').send('There is no such picture.');
  return reply
    .type('image/svg+xml')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .send(drawn);
}
