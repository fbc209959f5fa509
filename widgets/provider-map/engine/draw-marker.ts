import type { MapMarker } from '../../../core/map/clusters.ts';
import { markerNumber } from '../../../core/map/marker-number.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PIN = 'M16 39C12 31 1 25 1 15.5a15 15 0 0 1 30 0C31 25 20 31 16 39z';

/**
 * Draws a marker: a cluster is 40 × 40 px and shows its number of events; a place is a pin of 32 × 39 px, which shows a
 * number above one.
 */
export function drawMarker(marker: MapMarker, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  const look = lookOf(marker, false);
  button.type = 'button';
  button.className = look;
  button.setAttribute('part', look);
  button.setAttribute('aria-label', label);
  if (marker.case === 'place') button.append(pin());
  const { eventCount } = marker;
  if (eventCount > 1)
    button.append(Object.assign(document.createElement('span'), { textContent: markerNumber(eventCount) }));
  return button;
}

/** Returns the classes and parts of a marker. */
export function lookOf(marker: MapMarker, isHighlighted: boolean): string {
  const look = marker.case === 'cluster' ? 'cluster' : 'marker';
  return isHighlighted ? `${look} highlighted` : look;
}

function pin(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 32 39');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PIN);
  svg.append(path);
  return svg;
}
