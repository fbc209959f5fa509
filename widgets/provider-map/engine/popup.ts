import { type Map as MapLibre, Popup } from 'maplibre-gl';
import type { Coordinates } from '../../../core/map/position.ts';
import { keepOnTop } from '../../shared/view/on-top/keep-on-top.ts';
import { lngLat } from './camera.ts';

/** Pixels between a popup and the map's edge. */
const EDGE = 10;

/** The largest width of a popup (S-constants), less on a narrow map. */
const MAX_WIDTH = `min(300px, 100cqi - ${2 * EDGE}px)`;

/** Pixels between the tip of a popup and its point: the height of a pin. */
const ABOVE = 41;

/** A popup over a place, with the caller's content. */
export interface PlacePopup {
  hasFocus(): boolean;
  close(): void;
}

/**
 * Opens a popup over a point and pans until all of it is visible; pans again when its content grows. The visitor may
 * pan the popup out of sight.
 */
export function openPopup(map: MapLibre, at: Coordinates, content: HTMLElement, onClose: () => void): PlacePopup {
  const popup = new Popup({
    anchor: 'bottom',
    offset: ABOVE,
    maxWidth: MAX_WIDTH,
    closeButton: false,
    focusAfterOpen: false,
  });
  popup.setLngLat(lngLat(at)).setDOMContent(content).addTo(map);
  const end = keepOverMap(map, popup);
  let isWaiting = false;
  const arrived = () => {
    isWaiting = false;
    reveal();
  };
  function reveal(): void {
    popup.setOffset(ABOVE);
    if (!map.isMoving()) {
      moveIntoSight(map, popup, content);
      return;
    }
    if (!isWaiting) map.once('moveend', arrived);
    isWaiting = true;
  }
  const sizes = new ResizeObserver(reveal);
  sizes.observe(content);
  map.on('resize', reveal);
  let isClosing = false;
  popup.on('close', () => {
    end();
    sizes.disconnect();
    map.off('moveend', arrived);
    map.off('resize', reveal);
    if (!isClosing) onClose();
  });
  return {
    hasFocus: () => content.matches(':focus-within'),
    close() {
      isClosing = true;
      popup.remove();
    },
  };
}

/**
 * Keeps a popup where MapLibre would draw it, but above anything that may cover the map, and hides it while its point
 * is out of sight.
 */
function keepOverMap(map: MapLibre, popup: Popup): () => void {
  const layer = popup.getElement();
  layer.popover = 'manual';
  return keepOnTop(layer, () => {
    const { frame, scale } = frameOf(map);
    const point = map.project(popup.getLngLat());
    const [x, y] = [point.x * scale, point.y * scale];
    if (x < 0 || y < 0 || x > frame.width || y > frame.height) return null;
    const { width, height } = layer.getBoundingClientRect();
    return { x: frame.left + x - width / 2, y: frame.top + y - ABOVE * scale - height };
  });
}

/** Returns a map's box in the window, and the window's pixels for each of the map's (`zoom`, `scale`, `transform`). */
function frameOf(map: MapLibre): { readonly frame: DOMRect; readonly scale: number } {
  const container = map.getContainer();
  const frame = container.getBoundingClientRect();
  return { frame, scale: frame.width / container.offsetWidth || 1 };
}

/**
 * Pans until a popup is in sight. A popup that is too high is cut off at the bottom, because its beginning is read
 * first.
 */
function moveIntoSight(map: MapLibre, popup: Popup, content: HTMLElement): void {
  const { frame, scale } = frameOf(map);
  const box = content.getBoundingClientRect();
  if (box.width === 0 || frame.width === 0) return;
  const [left, right] = [box.left - frame.left - EDGE, box.right - frame.right + EDGE];
  // A popup wider than the map is centred.
  const dx = left < 0 && right > 0 ? (left + right) / 2 : Math.min(0, left) + Math.max(0, right);
  // Above the map nothing cuts a popup off, and it is shown only while its point is in the map.
  const lowest =
    'showPopover' in popup.getElement() ? map.project(popup.getLngLat()).y * scale - frame.height + 1 : -Infinity;
  const dy = Math.max(lowest, Math.min(0, box.top - frame.top - EDGE));
  if (Math.abs(dx) >= 1 || Math.abs(dy) >= 1) map.panBy([dx / scale, dy / scale]);
}
