import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { OWN_ADDRESS } from '../rate-limit.ts';

/**
 * Returns a function that makes GETs of the site's own API in the language of a request, without a token, and returns the
 * body; it rejects with the problem of any other response.
 */
export function ownText({ server, host }: FastifyRequest): (path: string) => Promise<string> {
  return async (path) => {
    const response = await server.inject({
      url: `/api/${path}`,
      headers: { host },
      // Counted with the request, not once more.
      remoteAddress: OWN_ADDRESS,
    });
    if (response.statusCode !== 200) throw new Problem(response.json().code, {}, response.statusCode);
    return response.body;
  };
}

/** Returns a function like that of `ownText`, which returns the payload. */
export function ownCall(request: FastifyRequest): (path: string) => Promise<unknown> {
  const read = ownText(request);
  return async (path) => JSON.parse(await read(path));
}
