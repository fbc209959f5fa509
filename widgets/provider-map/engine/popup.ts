import { type Map as MapLibre, Popup } from 'maplibre-gl';
import type { Coordinates } from '../../../core/map/position.ts';
import { lngLat } from './camera.ts';

/** Specification §9. */
const MAX_WIDTH = '300px';

/** Between a popup's tip and the point that it is about: the height of a pin. */
const ABOVE = 41;

/** Pixels that stay free between a popup and the map's edge. */
const EDGE = 10;

/** A popup over a place; what is in it is the caller's. */
export interface PlacePopup {
  hasFocus(): boolean;
  close(): void;
}

/** Opens a popup over a point, and moves the map as often as needed for all of it to be in sight. */
export function openPopup(map: MapLibre, at: Coordinates, content: HTMLElement, onClose: () => void): PlacePopup {
  const popup = new Popup({
    anchor: 'bottom',
    offset: ABOVE,
    maxWidth: MAX_WIDTH,
    closeButton: false,
    focusAfterOpen: false,
  });
  popup.setLngLat(lngLat(at)).setDOMContent(content).addTo(map);
  const reveal = () => {
    popup.setOffset(ABOVE);
    if (!map.isMoving()) moveIntoSight(map, content);
  };
  const sizes = new ResizeObserver(reveal);
  sizes.observe(content);
  map.on('moveend', reveal);
  let isClosing = false;
  popup.on('close', () => {
    sizes.disconnect();
    map.off('moveend', reveal);
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

/** What does not fit is let out at the bottom: the beginning is read first. */
function moveIntoSight(map: MapLibre, content: HTMLElement): void {
  const frame = map.getContainer().getBoundingClientRect();
  const box = content.getBoundingClientRect();
  if (box.width === 0 || frame.width === 0) return;
  const dx = Math.min(0, box.left - frame.left - EDGE) + Math.max(0, box.right + EDGE - frame.right);
  const dy = Math.min(0, box.top - frame.top - EDGE);
  if (Math.abs(dx) >= 1 || Math.abs(dy) >= 1) map.panBy([dx, dy]);
}
