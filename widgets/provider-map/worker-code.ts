/** The worker's file and what it must be, put in by the build. */
declare const __CRENEAU_MAP_WORKER__: readonly [file: string, integrity: string];

let known: Promise<string> | undefined;

/** The code of maplibre's worker, fetched once beside the map's own. Rejects where it cannot be had; the next call tries again. */
export function workerCode(): Promise<string> {
  known ??= fetchCode().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function fetchCode(): Promise<string> {
  const address = new URL(__CRENEAU_MAP_WORKER__[0], import.meta.url);
  const response = await fetch(address, { integrity: __CRENEAU_MAP_WORKER__[1], credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.text();
}
