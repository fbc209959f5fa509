import type { Map as MapLibre } from 'maplibre-gl';

/**
 * How long nothing may arrive before the first tile is drawn, while the page is visible; a hidden page draws nothing.
 */
const PATIENCE_MS = 10_000;

/**
 * Reports when the first tiles are requested, and whether any is drawn: maplibre calls a map "loaded" even when all its
 * tiles have failed. The tiles count as failed when none is drawn once all have settled, or when none has been asked
 * for or has arrived for ten seconds.
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
    // The request is made in the same task.
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
  // Failures show as tiles that are not drawn; without a listener maplibre logs each one.
  map.on('error', () => {});
  return {
    areAsked: () => isAsked,
    stop,
  };
}
