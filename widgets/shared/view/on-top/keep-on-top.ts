import { registry } from '../../page/registry.ts';

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Shows a layer above everything on the page except toasts. In each frame its upper left corner is moved to the point
 * that `place` returns; null hides the layer, because its anchor is out of sight. A browser without popovers shows it
 * as high as the page's stacking contexts permit. Returns a function that stops this.
 */
export function keepOnTop(layer: HTMLElement, place: () => Point | null): () => void {
  let frame = 0;
  let [left, top] = [0, 0];
  const follow = () => {
    frame = requestAnimationFrame(follow);
    open(layer);
    const point = place();
    layer.style.clipPath = point ? '' : 'inset(100%)';
    if (!point) return;
    // Moves the layer by its distance from the point, because its containing block may be moved or transformed.
    const now = layer.getBoundingClientRect();
    const [dx, dy] = [point.x - now.left, point.y - now.top];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
    left += dx / zoomOf(layer);
    top += dy / zoomOf(layer);
    layer.style.left = `${left}px`;
    layer.style.top = `${top}px`;
  };
  follow();
  return () => cancelAnimationFrame(frame);
}

/** Returns the pixels of the window for each pixel of an element's styles, which the page's `zoom` changes. */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom ?? 1;
}

/** Opens a popover, and opens it again after its element was moved within the page, which closes it. */
function open(layer: HTMLElement): void {
  if (!layer.showPopover || !layer.isConnected || layer.matches(':popover-open')) return;
  layer.showPopover();
  registry()?.toasts.raise?.();
}
