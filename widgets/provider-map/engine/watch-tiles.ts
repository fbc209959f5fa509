import type { Map as MapLibre } from 'maplibre-gl';
import { afterSeen } from '../../shared/base/seen-time.ts';
import { warnOnce } from '../../shared/base/warn.ts';

/**
 * How long the map may request and receive nothing before its first tile is drawn, in milliseconds. The time counts
 * only while the page is visible, because a hidden page draws nothing.
 */
const PATIENCE_MS = 10_000;

/** The statuses with which a server refuses a page. */
const REFUSED = [401, 403];

const WITHOUT_REFERRER =
  "the tile server refuses the map's tiles. Some servers, as OpenStreetMap's, want the page's address (Referer), which Referrer-Policy: no-referrer or same-origin keeps back; strict-origin-when-cross-origin sends it. ?creneau-debug tells if that is why.";

/**
 * Reports when the first tiles are requested, and whether any tile is drawn: maplibre calls a map "loaded" even if all
 * its tiles have failed. The tiles count as failed if all requests have settled and none is drawn, or if no tile is
 * requested or received for ten seconds.
 */
export function watchTiles(
  map: MapLibre,
  on: { readonly asked: () => void; readonly drawn: () => void; readonly failed: () => void },
): { areAsked(): boolean; stop(): void } {
  let isAsked = false;
  let isSettled = false;

  const settle = (how: () => void) => {
    if (isSettled) return;
    isSettled = true;
    stop();
    how();
  };
  let stop = () => {};
  const wait = () => {
    stop();
    stop = afterSeen(PATIENCE_MS, () => settle(on.failed));
  };
  wait();

  map.on('dataloading', (event) => {
    if (isSettled || !('tile' in event && event.tile)) return;
    wait();
    if (isAsked) return;
    isAsked = true;
    // The tile is requested later in this task.
    queueMicrotask(on.asked);
  });
  map.on('sourcedata', (event) => {
    if (isSettled || !('tile' in event && event.tile)) return;
    wait();
    if (event.tile.state === 'loaded') map.once('render', () => settle(on.drawn));
  });
  map.on('idle', () => {
    if (isAsked) settle(on.failed);
  });
  // Failed tiles are noticed because they are not drawn; without a listener, maplibre logs each failure.
  map.on('error', ({ error }) => {
    if (REFUSED.includes((error as { readonly status?: number }).status ?? 0)) warnOnce(WITHOUT_REFERRER);
  });
  return {
    areAsked: () => isAsked,
    stop: () => stop(),
  };
}
