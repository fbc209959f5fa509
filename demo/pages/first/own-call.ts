import type { FastifyRequest } from 'fastify';
import { OWN_ADDRESS } from '../content/own-address.ts';

/** Returns a function that makes GETs of the site's own API in its language, without a token; it rejects without a 200. */
export function ownCall({ server, host }: FastifyRequest): (path: string) => Promise<unknown> {
  return async (path) => {
    const response = await server.inject({
      url: `/api/${path}`,
      headers: { host },
      // Counted with the page, not once more.
      remoteAddress: OWN_ADDRESS,
    });
    if (response.statusCode !== 200) throw new Error(`${path} was answered with ${response.statusCode}`);
    return response.json();
  };
}
