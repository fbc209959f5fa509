import type { Map as MapLibre } from 'maplibre-gl';

/** So long may all tiles keep a visitor waiting, who looks at the page: nothing is drawn on one that is hidden. */
const PATIENCE_MS = 10_000;

/**
 * Tells when the first tiles are asked for, and whether any is drawn: maplibre calls a map loaded whose tiles have all
 * failed. Where none was drawn once they have settled, or in ten seconds, they count as failed.
 */
export function watchTiles(
  map: MapLibre,
  tell: { readonly onAsked: () => void; readonly onDrawn: () => void; readonly onFailed: () => void },
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
    if (document.visibilityState === 'visible') patience = setTimeout(() => settle(tell.onFailed), PATIENCE_MS);
  };
  const stop = () => {
    clearTimeout(patience);
    document.removeEventListener('visibilitychange', wait);
  };
  document.addEventListener('visibilitychange', wait);
  wait();

  map.on('dataloading', (event) => {
    if (isAsked || !('tile' in event && event.tile)) return;
    isAsked = true;
    // The call is made in the same task.
    queueMicrotask(tell.onAsked);
  });
  map.on('sourcedata', (event) => {
    if ('tile' in event && event.tile?.state === 'loaded') map.once('render', () => settle(tell.onDrawn));
  });
  map.on('idle', () => {
    if (isAsked) settle(tell.onFailed);
  });
  // Failures are counted by what is drawn; without a listener each would be an error of the page's console.
  map.on('error', () => {});
  return {
    areAsked: () => isAsked,
    stop,
  };
}
