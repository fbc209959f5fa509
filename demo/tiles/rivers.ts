import type { Feature, LineString, MultiLineString, Position } from 'geojson';
import { once } from './once.ts';
import { readFeatures } from './outline-file.ts';

/** A river of Natural Earth: its rank grows as it gets smaller. */
interface River {
  readonly name: string | null;
  readonly scalerank: number;
}

/** French names for those that the file misspells or gives in another language. */
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

/** The rivers of France and around, smoothed. */
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
 * Returns the width of a river in pixels; 0 if it is too small for a zoom. Beyond zoom 10 outlines are too coarse for
 * wide lines.
 */
export function riverWidth(rank: number, z: number): number {
  if (rank > z) return 0;
  return Math.min(2.4, 0.6 + Math.max(0, z - rank) * 0.2) * (z > 10 ? 0.7 : 1);
}

/** Cuts the corners of a line (Chaikin). */
function smooth(line: readonly Position[]): Position[] {
  const [first = [], last = []] = [line[0], line.at(-1)];
  const cut = line.slice(1).flatMap(([x = 0, y = 0], n): Position[] => {
    const [fromX = 0, fromY = 0] = line[n] ?? [];
    return [0.25, 0.75].map((part) => [fromX + (x - fromX) * part, fromY + (y - fromY) * part]);
  });
  return [first, ...cut, last];
}
