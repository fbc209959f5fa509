import { hasWebgl } from './provider-map/webgl.ts';
import { warnOnce } from './shared/base/warn.ts';
import { hasConsent } from './shared/page/consent.ts';
import { hasOtherRegistry, OTHER_REGISTRY } from './shared/page/embedding/other-registry.ts';
import type { Registry } from './shared/page/registry.ts';
import { findSetting } from './shared/page/settings.ts';

/** The distance from the viewport within which a map is drawn, in pixels. */
const NEAR = 200;

/**
 * Fetches what a map needs beside its element's code, if the map will be drawn at once. The widget takes these files
 * from the registry. Warns about an element that will never be drawn.
 */
export function fetchAhead(element: Element, page: Registry): void {
  const { script, ahead, load } = page;
  if (hasOtherRegistry(element)) warnOnce(`<${element.localName}> ${OTHER_REGISTRY}`);
  if (!script || element.localName !== 'creneau-provider-map' || ahead.size > 0 || !isDrawnAtOnce(element, page))
    return;
  // The first view of a map needs React; other widgets can draw theirs without it.
  for (const part of ['map-worker', 'map-engine', 'later']) ahead.set(part, load(part));
  // A failure must not become an unhandled rejection on the page: the widget reports it.
  for (const part of ahead.values()) part.catch(() => {});
}

function isDrawnAtOnce(element: Element, page: Registry): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const [consent = null] = findSetting(element, 'consent', page) ?? [];
  const isNear = top < innerHeight + NEAR && bottom > -NEAR;
  return isNear && hasConsent(consent === null ? null : String(consent), 'map') && hasWebgl();
}
