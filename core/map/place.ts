import type { Coordinates, MapPosition } from './position.ts';

/** A point of the map with all that is there: positions at one coordinate are one marker. */
export interface Place extends Coordinates {
  /** Its own among the places of one answer. */
  readonly key: string;
  /** In the order in which they came; at least one. */
  readonly positions: readonly [MapPosition, ...MapPosition[]];
  readonly eventCount: number;
}

/** The points that positions are at, in the order in which they came. */
export function placesOf(positions: readonly MapPosition[]): readonly Place[] {
  const points: [MapPosition, ...MapPosition[]][] = [];
  // By both numbers: a text of two is slow to make, 20,000 times.
  const byLatitude = new Map<number, Map<number, MapPosition[]>>();
  for (const position of positions) {
    const { latitude, longitude } = position;
    const atLatitude = byLatitude.get(latitude) ?? new Map<number, MapPosition[]>();
    const here = atLatitude.get(longitude);
    if (here) {
      here.push(position);
      continue;
    }
    const point: [MapPosition] = [position];
    points.push(point);
    byLatitude.set(latitude, atLatitude.set(longitude, point));
  }
  return points.map(asPlace);
}

function asPlace(positions: Place['positions'], index: number): Place {
  const [{ latitude, longitude }] = positions;
  const eventCount = positions.reduce((sum, { events }) => sum + events.length, 0);
  return { key: String(index), latitude, longitude, positions, eventCount };
}
