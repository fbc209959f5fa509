import type { Position } from 'geojson';
import { once } from '../api/once.ts';
import { readFeatures } from './outline-file.ts';
import { type Point, project } from './projection.ts';

/** The lakes in and around France. */
export const lakes = once(() => readFeatures('lakes'));

const boxes = once(() =>
  lakes().flatMap(({ geometry }) => {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : [];
    return rings.slice(0, 1).map(boxOf);
  }),
);

function boxOf(ring: readonly Position[]) {
  const points = ring.map(project);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

/** Whether a point is in the bounding box of a lake. The line of a river continues through its lakes. */
export function isAtLake([x, y]: Point): boolean {
  return boxes().some(({ minX, maxX, minY, maxY }) => minX <= x && x <= maxX && minY <= y && y <= maxY);
}
