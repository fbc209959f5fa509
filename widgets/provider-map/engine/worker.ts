import { setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import { trustedScriptUrl } from '../../shared/page/trusted-script.ts';

let isKnown = false;

/**
 * Has maplibre start its worker from this code: a page may only start one of its own origin, so it has a `blob:` address.
 * Throws where the page's policy refuses that.
 */
export function takeWorker(code: string): void {
  if (isKnown) return;
  const blob = new Blob([code], { type: 'text/javascript' });
  setWorkerUrl(asText(trustedScriptUrl(URL.createObjectURL(blob))));
  // Tiles that are pictures ask little of it.
  setWorkerCount(1);
  isKnown = true;
}

/** maplibre asks an address whether it ends in .cjs; one that is trusted has none of a text's methods. */
function asText(address: unknown): string {
  const isText = typeof address === 'string';
  return isText ? address : (Object.assign(address as object, { endsWith: () => false, split: () => [''] }) as never);
}
