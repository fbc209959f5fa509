import { partFailed } from '../shared/api/errors.ts';
import { withSecondTry } from '../shared/page/second-try.ts';

/** The worker's file and its integrity hash, inserted by the build. */
declare const __CRENEAU_MAP_WORKER__: readonly [file: string, integrity: string];

let known: Promise<string> | undefined;

const load = withSecondTry(fetchCode);

/** The code of maplibre's worker, fetched once. A failed fetch rejects with the ApiError `part-failed`, and the next call tries again. */
export function workerCode(): Promise<string> {
  known ??= load('map-worker').catch((error: unknown) => {
    known = undefined;
    throw partFailed(error);
  });
  return known;
}

async function fetchCode(): Promise<string> {
  const address = new URL(__CRENEAU_MAP_WORKER__[0], import.meta.url);
  const response = await fetch(address, { integrity: __CRENEAU_MAP_WORKER__[1], credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
  return response.text();
}
