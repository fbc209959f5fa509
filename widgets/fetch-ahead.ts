import { hasWebgl } from './provider-map/webgl.ts';
import { hasConsent } from './shared/page/consent.ts';
import type { Registry } from './shared/page/registry.ts';
import { findSetting } from './shared/page/settings.ts';

/** The file of maplibre's worker and its integrity hash, inserted by the build. */
declare const __CRENEAU_MAP_WORKER__: readonly [file: string, integrity: string];

/** How near the viewport a map is drawn, in pixels. */
const NEAR = 200;

/**
 * Fetches what a map needs beside the code of its element, if it will be drawn at once. The
 * widget takes it from the registry.
 */
export function fetchAhead(element: Element, page: Registry): void {
  const { script, ahead, load } = page;
  if (!script || element.localName !== 'creneau-provider-map' || ahead.size > 0 || !isDrawnAtOnce(element, page))
    return;
  const [worker, integrity] = __CRENEAU_MAP_WORKER__;
  ahead.set('map-engine', load('map-engine'));
  // A map cannot be painted before React; other views can.
  ahead.set('renderer', load('renderer'));
  ahead.set('map-worker', fetch(new URL(worker, script.src), { integrity, credentials: 'omit' }));
  // A failure must not become an unhandled rejection of the page: the widget reports it.
  for (const part of ahead.values()) part.catch(() => {});
}

function isDrawnAtOnce(element: Element, page: Registry): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const [consent = null] = findSetting(element, 'consent', page) ?? [];
  const isNear = top < innerHeight + NEAR && bottom > -NEAR;
  return isNear && hasConsent(consent === null ? null : String(consent), 'map') && hasWebgl();
}
