import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import { openPlaces, type PackedPlaces, type Places } from '../../../core/map/places.ts';
import { fetchPositions, positionsPath } from '../../shared/api/catalogue/map.ts';
import type { Client } from '../../shared/api/client.ts';
import { warnOfDropped } from '../../shared/api/decode.ts';
import { isApiError, unexpectedResponse } from '../../shared/api/errors.ts';
import type { ResponseBody } from '../../shared/api/payload.ts';
import type { WorkerModule } from '../state.ts';
import type { ReadPlaces } from './read-places.ts';
import { type PlacesWorker, startWorker } from './start-worker.ts';

type Reader = typeof import('./read-places.ts');

export interface FetchOptions {
  readonly signal: AbortSignal;
  /** Loads the code of the worker that reads the response. */
  readonly loadWorker: () => Promise<WorkerModule>;
  /** Loads the part that reads the response on the page's thread, for pages that refuse the worker. */
  readonly loadReader: () => Promise<Reader>;
}

/**
 * Fetches the places of a query. A worker, started at the same time as the call, reads the response, so that no task on
 * the page is long.
 */
export async function fetchPlaces(client: Client, query: EventQuery, options: FetchOptions): Promise<Places> {
  const { signal } = options;
  const worker = startIfAllowed(options);
  try {
    const body = await fetchPositions(client, query, { signal });
    const { places, dropped, total } = await readBody(body, await worker, options).catch((error: unknown) => {
      throw signal.aborted || isApiError(error) ? error : unexpectedResponse(positionsPath(query), error);
    });
    warnOfDropped(dropped, total, 'positions');
    return openPlaces(places);
  } finally {
    worker.then((started) => started?.end());
  }
}

/** Starts the worker; null in browsers and on pages that do not allow workers, which is not a failure. */
async function startIfAllowed({ loadWorker }: FetchOptions): Promise<PlacesWorker | null> {
  if (typeof Worker === 'undefined') return null;
  return loadWorker()
    .then(({ code }) => startWorker(code))
    .catch(() => null);
}

async function readBody(
  body: ResponseBody,
  worker: PlacesWorker | null,
  options: FetchOptions,
): Promise<ReadPlaces<PackedPlaces>> {
  const { signal, loadReader } = options;
  signal.throwIfAborted();
  if (worker) return worker.read(body, signal);
  const { places, ...counts } = await (await loadReader()).readInTasks(body, signal);
  // Without a worker, only the fallback list can be shown, which needs no clusters.
  return { places: { ...places, index: null }, ...counts };
}
