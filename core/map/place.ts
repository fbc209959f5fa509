import type { Coordinates, MapPosition } from './position.ts';

/** A point of the map with every position at that coordinate. */
export interface Place extends Coordinates {
  /** Unique among the places of one response. */
  readonly key: string;
  /** In the order of the response; at least one. */
  readonly positions: readonly [MapPosition, ...MapPosition[]];
  readonly eventCount: number;
}

/** Groups positions by coordinate, in the order of the response. */
export function placesOf(positions: readonly MapPosition[]): readonly Place[] {
  const points: [MapPosition, ...MapPosition[]][] = [];
  // Two maps of numbers: building 20,000 text keys is slow.
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

/** A place with the positions of others, at its own point; unchanged without others. */
export function joinPlaces(place: Place, others: readonly Place[]): Place {
  const more = others.filter((other) => other !== place);
  if (more.length === 0) return place;
  return {
    ...place,
    positions: [...place.positions, ...more.flatMap(({ positions }) => positions)],
    eventCount: [place, ...more].reduce((sum, { eventCount }) => sum + eventCount, 0),
  };
}

function asPlace(positions: Place['positions'], index: number): Place {
  const [{ latitude, longitude }] = positions;
  const eventCount = positions.reduce((sum, { events }) => sum + events.length, 0);
  return { key: String(index), latitude, longitude, positions, eventCount };
}
