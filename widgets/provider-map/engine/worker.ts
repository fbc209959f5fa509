import { setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import { trustedScriptUrl } from '../../shared/trusted-script.ts';

/** The worker's file and what it must be, put in by the build. */
declare const __CRENEAU_MAP_WORKER__: readonly [file: string, integrity: string];

let ready: Promise<void> | undefined;

/**
 * Has maplibre's worker start: a page may only start one of its own origin, so it is fetched as text and started from a
 * `blob:` address. Rejects where it cannot be had, or the page's policy refuses it; the next call tries again.
 */
export function prepareWorker(): Promise<void> {
  ready ??= fetchWorker().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function fetchWorker(): Promise<void> {
  const address = new URL(__CRENEAU_MAP_WORKER__[0], import.meta.url);
  const response = await fetch(address, { integrity: __CRENEAU_MAP_WORKER__[1], credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  const code = new Blob([await response.text()], { type: 'text/javascript' });
  setWorkerUrl(asText(trustedScriptUrl(URL.createObjectURL(code))));
  // Tiles that are pictures ask little of it.
  setWorkerCount(1);
}

/** maplibre asks an address whether it ends in .cjs; one that is trusted has none of a text's methods. */
function asText(address: unknown): string {
  const isText = typeof address === 'string';
  return isText ? address : (Object.assign(address as object, { endsWith: () => false, split: () => [''] }) as never);
}
