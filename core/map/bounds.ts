import type { Coordinates } from './position.ts';

/** A box in degrees; `east` is at least `west`, and above 180 if the box crosses the antimeridian. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Returns the smallest box around all points, across the antimeridian if that is shorter; null without points. */
export function boundsOf(points: readonly Coordinates[]): Bounds | null {
  const longitudes = Float64Array.from(points, ({ longitude }) => wrapLongitude(longitude)).sort();
  const [first] = longitudes;
  if (first === undefined) return null;
  let west = first;
  let east = longitudes[longitudes.length - 1] ?? first;
  let widest = first + 360 - east;
  let before = first;
  for (const next of longitudes) {
    if (next - before > widest) {
      widest = next - before;
      west = next;
      east = before + 360;
    }
    before = next;
  }
  let south = 90;
  let north = -90;
  for (const { latitude } of points) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west, south, east, north };
}

/** Returns the same meridian, from -180 to 180; a value in that range is returned unchanged. */
export function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
