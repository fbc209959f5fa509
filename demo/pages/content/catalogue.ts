import type { FastifyRequest } from 'fastify';
import { inLanguage, languageOf } from '../../api/catalogue/translations.ts';
import type { Queryable } from '../../api/database/database.ts';
import { failure } from '../../api/logging.ts';
import type { Services } from '../../api/service-types.ts';

/** What pages read the catalogue with. */
export interface Catalogue extends Pick<Services, 'clock'> {
  readonly database: Queryable;
}

declare module 'fastify' {
  interface FastifyInstance {
    catalogue: Catalogue;
  }
}

/** Returns the catalogue in the language of the site that was asked for. */
export function catalogueOf(request: FastifyRequest): Catalogue {
  const { database, clock } = request.server.catalogue;
  return { database: inLanguage(database, languageOf(request)), clock };
}

/** Returns the content of a part of a page; null if it could not be read: the page then comes without it. */
export async function attempt<Content>(
  request: FastifyRequest,
  read: (catalogue: Catalogue) => Promise<Content>,
): Promise<Content | null> {
  try {
    return await read(catalogueOf(request));
  } catch (error) {
    request.log.warn({ failure: failure(error) }, 'a page came without a part of its content');
    return null;
  }
}
