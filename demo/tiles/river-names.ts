import { isAtLake } from './lakes.ts';
import { LETTERING, widthOf } from './lettering.ts';
import { type Point, project } from './projection.ts';
import { rivers, riverWidth } from './rivers.ts';

/** A position for a river's name, beside the river. */
export interface Spot {
  readonly text: string;
  readonly at: Point;
  /** The angle in radians, from -π/2 to π/2, so that text is never upside down. */
  readonly angle: number;
}

/**
 * Distances in pixels: between the points of a river, between a river and its name, and between two names of the same
 * river.
 */
const STEP = 8;
const BESIDE = 8;
const APART = 480;

/** How far, in pixels, a river may deviate from a straight line along its name. */
const BEND = 5;

/**
 * Proposes positions for the names of rivers, in pixels of the world. `take` reserves a position and returns true, or
 * returns false if it is not free.
 */
export function placeRiverNames(z: number, take: (spot: Spot) => boolean): void {
  const world = 256 * 2 ** z;
  for (const { properties, geometry } of rivers()) {
    const { name, scalerank } = properties;
    if (!name || riverWidth(scalerank, z) === 0) continue;
    const length = Math.ceil(widthOf(name, LETTERING.river) / STEP) + 1;
    for (const line of geometry.coordinates) {
      const points = resample(line.map((position) => scale(project(position), world)));
      for (let n = 0; n + length < points.length; n += 1) {
        const spot = spotAlong(points.slice(n, n + length + 1), name);
        if (spot && !isAtLake(scale(spot.at, 1 / world)) && take(spot)) n += APART / STEP;
      }
    }
  }
}

function scale([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}

/** Returns points of a line that are `STEP` apart. */
function resample(line: readonly Point[]): readonly Point[] {
  const points: Point[] = [];
  let rest = 0;
  for (let n = 1; n < line.length; n += 1) {
    const [[x, y], [nextX, nextY]] = [line[n - 1] as Point, line[n] as Point];
    const length = Math.hypot(nextX - x, nextY - y);
    for (; rest < length; rest += STEP) {
      points.push([x + ((nextX - x) * rest) / length, y + ((nextY - y) * rest) / length]);
    }
    rest -= length;
  }
  return points;
}

/** Returns the position of a name along a part of a river; null if that part bends too much. */
function spotAlong(part: readonly Point[], text: string): Spot | null {
  const [first, last] = [part[0] as Point, part.at(-1) as Point];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const chord = Math.hypot(dx, dy);
  const bend = ([x, y]: Point) => Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / chord;
  if (chord < (part.length - 1) * STEP * 0.9 || part.some((point) => bend(point) > BEND)) return null;
  const angle = dx === 0 ? Math.PI / 2 : Math.atan(dy / dx);
  const at: Point = [
    (first[0] + last[0]) / 2 + Math.sin(angle) * BESIDE,
    (first[1] + last[1]) / 2 - Math.cos(angle) * BESIDE,
  ];
  return { text, at, angle };
}
