import type { Map as MapLibre } from 'maplibre-gl';

/**
 * How long the map may request and receive nothing before its first tile is drawn, in milliseconds. The time counts
 * only while the page is visible, because a hidden page draws nothing.
 */
const PATIENCE_MS = 10_000;

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
  let patience: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(patience);
    if (document.visibilityState === 'visible') patience = setTimeout(() => settle(on.failed), PATIENCE_MS);
  };
  const stop = () => {
    clearTimeout(patience);
    document.removeEventListener('visibilitychange', wait);
  };
  document.addEventListener('visibilitychange', wait);
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
  map.on('error', () => {});
  return {
    areAsked: () => isAsked,
    stop,
  };
}
