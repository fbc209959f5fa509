import { partFailed } from '../shared/api/errors.ts';
import { registry, takeAhead } from '../shared/page/registry.ts';
import { withSecondTry } from '../shared/page/second-try.ts';

/** The file of a worker, in the form in which bundlers find and copy it, and its integrity hash. */
type BuiltFile = readonly [address: URL, integrity: string];

/** Inserted by the build. */
declare const __CRENEAU_MAP_WORKER_FILE__: BuiltFile;
declare const __CRENEAU_PLACES_WORKER_FILE__: BuiltFile;

/** The code of maplibre's worker. */
export const workerCode = codeOf('map-worker', () => __CRENEAU_MAP_WORKER_FILE__);

/** The code of the worker that reads positions. */
export const placesWorkerCode = codeOf('places-worker', () => __CRENEAU_PLACES_WORKER_FILE__);

/**
 * Returns a function that fetches code once. A failed fetch rejects with the ApiError `part-failed`, and the next call
 * tries again.
 */
function codeOf(name: string, built: () => BuiltFile): () => Promise<string> {
  let known: Promise<string> | undefined;
  const load = withSecondTry(async () => textOf((await (takeAhead(name) ?? fetchFile(built()))) as Response));
  return () => {
    known ??= load(name).catch((error: unknown) => {
      known = undefined;
      throw partFailed(error);
    });
    return known;
  };
}

/** Fetches the file. With npm the page's bundler may have changed the file, so its integrity is not checked. */
function fetchFile([address, integrity]: BuiltFile): Promise<Response> {
  return fetch(address, { integrity: registry()?.script ? integrity : '', credentials: 'omit' });
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
  return response.text();
}
