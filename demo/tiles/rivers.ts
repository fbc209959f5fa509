import type { Feature, LineString, MultiLineString, Position } from 'geojson';
import { once } from '../api/once.ts';
import { readFeatures } from './outline-file.ts';

/** A river of Natural Earth. The smaller the river, the higher its rank. */
interface River {
  readonly name: string | null;
  readonly scalerank: number;
}

/** French names for rivers whose name in the file is misspelled or in another language. */
const NAMES: Readonly<Record<string, string>> = {
  Auvezere: 'Auvézère',
  'Le gave de Pau': 'Gave de Pau',
  Maas: 'Meuse',
  Mosel: 'Moselle',
  Rhein: 'Rhin',
  Rhine: 'Rhin',
  Rhne: 'Rhône',
  Sane: 'Saône',
  Saone: 'Saône',
  Schelde: 'Escaut',
};

/** The rivers in and around France, smoothed. */
export const rivers = once(() =>
  readFeatures<River>('rivers').map((river): Feature<MultiLineString, River> => {
    const { name, scalerank } = river.properties;
    const { type, coordinates } = river.geometry as LineString | MultiLineString;
    const lines = type === 'LineString' ? [coordinates] : coordinates;
    return {
      type: 'Feature',
      properties: { name: name && (NAMES[name] ?? name), scalerank },
      geometry: { type: 'MultiLineString', coordinates: lines.map((line) => smooth(smooth(line))) },
    };
  }),
);

/**
 * Returns the width of a river in pixels; 0 if the river is too small for the zoom. Beyond zoom 10, lines are thinner,
 * because the outlines are too coarse for wide ones.
 */
export function riverWidth(rank: number, z: number): number {
  if (rank > z) return 0;
  return Math.min(2.4, 0.6 + Math.max(0, z - rank) * 0.2) * (z > 10 ? 0.7 : 1);
}

/** Smooths a line by cutting its corners (Chaikin's algorithm). */
function smooth(line: readonly Position[]): Position[] {
  const [first = [], last = []] = [line[0], line.at(-1)];
  const cut = line.slice(1).flatMap(([x = 0, y = 0], n): Position[] => {
    const [fromX = 0, fromY = 0] = line[n] ?? [];
    return [0.25, 0.75].map((part) => [fromX + (x - fromX) * part, fromY + (y - fromY) * part]);
  });
  return [first, ...cut, last];
}
