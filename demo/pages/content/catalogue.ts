import type { FastifyRequest } from 'fastify';
import { failure } from '../../api/logging.ts';
import type { Services } from '../../api/service-types.ts';

/** What pages read the catalogue with. */
export type Catalogue = Pick<Services, 'database' | 'clock'>;

declare module 'fastify' {
  interface FastifyInstance {
    catalogue: Catalogue;
  }
}

/** The content of a part of a page; null where it could not be read: the page then comes without it. */
export async function attempt<Content>(
  request: FastifyRequest,
  read: (catalogue: Catalogue) => Promise<Content>,
): Promise<Content | null> {
  try {
    return await read(request.server.catalogue);
  } catch (error) {
    request.log.warn({ failure: failure(error) }, 'a page came without a part of its content');
    return null;
  }
}
