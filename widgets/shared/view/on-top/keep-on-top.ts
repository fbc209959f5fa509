import { registry } from '../../page/registry.ts';

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Shows a layer above everything on the page but the toasts, its upper left corner at the point that `place` returns in
 * each frame; null for a layer whose anchor is out of sight. A browser without popovers shows it as far up as the
 * page's stacking contexts permit. Ends with the returned function.
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
    // By how much it is off: what it stands in may be moved or transformed.
    const now = layer.getBoundingClientRect();
    const [dx, dy] = [point.x - now.left, point.y - now.top];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
    left += dx;
    top += dy;
    layer.style.left = `${left}px`;
    layer.style.top = `${top}px`;
  };
  follow();
  return () => cancelAnimationFrame(frame);
}

/** Opens a popover, also again after its element was moved within the page, which closes it. */
function open(layer: HTMLElement): void {
  if (!layer.showPopover || !layer.isConnected || layer.matches(':popover-open')) return;
  layer.showPopover();
  registry()?.toasts.raise?.();
}
