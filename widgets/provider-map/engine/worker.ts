import { setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import { trustedScriptUrl } from '../../shared/page/trusted-script.ts';

let isKnown = false;

/**
 * Makes maplibre start its worker from this code. A page may start only workers of its own origin, hence the `blob:`
 * URL. Throws if the page's policy refuses it.
 */
export function takeWorker(code: string): void {
  if (isKnown) return;
  const blob = new Blob([code], { type: 'text/javascript' });
  setWorkerUrl(asText(trustedScriptUrl(URL.createObjectURL(blob))));
  // One worker is enough for raster tiles.
  setWorkerCount(1);
  isKnown = true;
}

/**
 * Adds string methods to a TrustedScriptURL, which has none: maplibre calls them on the URL to see whether it ends in
 * .cjs.
 */
function asText(address: unknown): string {
  const isText = typeof address === 'string';
  return isText ? address : (Object.assign(address as object, { endsWith: () => false, split: () => [''] }) as never);
}
