import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = /^([a-z-]+(?:-[1-9]\d?)?)\.(mini|medium)\.svg$/;
const MEDIUM = /width="640" height="360" viewBox="[^"]+" data-mini="([^"]+)"/;

/**
 * Sends a picture of the sample data, which never changes. A file has the medium size, and says in `data-mini` which
 * part of it the small one shows.
 */
export async function picture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [, name = '', size] = NAME.exec((request.params as { readonly file: string }).file) ?? [];
  const medium = await readFile(new URL(`./pictures/${name}.svg`, import.meta.url), 'utf8').catch(() => null);
  if (medium === null) return reply.code(404).type('text/plain').send('There is no such picture.');
  return reply
    .type('image/svg+xml')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .send(size === 'medium' ? medium : medium.replace(MEDIUM, 'width="96" height="96" viewBox="$1"'));
}
