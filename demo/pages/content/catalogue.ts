import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inLanguage, languageOf } from '../../api/catalogue/translations.ts';
import type { Database, Queryable } from '../../api/database/database.ts';
import { Overloaded } from '../../api/in-turn.ts';
import { failure } from '../../api/logging.ts';
import { allowReplica } from '../../api/replica-hooks.ts';
import type { Services } from '../../api/service-types.ts';

/** The services with which pages read the catalogue. */
export interface Catalogue extends Pick<Services, 'clock'> {
  readonly database: Queryable & Pick<Database, 'replica'>;
}

declare module 'fastify' {
  interface FastifyInstance {
    catalogue: Catalogue;
  }
}

/** Lets the replica answer what the pages of `app` read (D-read-replica). */
export function allowLag(app: FastifyInstance): void {
  allowReplica(app, app.catalogue.database);
}

/** Returns the catalogue in the language of the requested site. */
export function catalogueOf(place: Pick<FastifyRequest, 'hostname' | 'server'>): Catalogue {
  const { database, clock } = place.server.catalogue;
  return { database: inLanguage(database, languageOf(place)), clock };
}

/** Reads the content of a part of a page; returns null if that fails, so that the page is sent without this part. */
export async function attempt<Content>(
  request: FastifyRequest,
  read: (catalogue: Catalogue) => Promise<Content>,
): Promise<Content | null> {
  try {
    return await read(catalogueOf(request));
  } catch (error) {
    logMissing(request, error);
    return null;
  }
}

/** Logs why a page is sent without a part of its content. */
export function logMissing(request: FastifyRequest, error: unknown): void {
  request.log.warn({ failure: failure(error) }, 'a page came without a part of its content');
}

/**
 * Logs why a page could not be made. Returns after how many seconds it may be requested again; null if nobody knows.
 */
export function logFailed(request: FastifyRequest, error: unknown): number | null {
  request.log.error({ failure: failure(error) }, 'a page could not be made');
  return error instanceof Overloaded ? error.seconds : null;
}
