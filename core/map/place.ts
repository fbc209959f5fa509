import type { Coordinates, MapPosition } from './position.ts';

/** A point of the map with every position at that coordinate. */
export interface Place extends Coordinates {
  /** The place's index among the places of one response, as text. */
  readonly key: string;
  /** In the order of the response; at least one. */
  readonly positions: readonly [MapPosition, ...MapPosition[]];
  readonly eventCount: number;
}

/** Returns a place with the positions of `others` added to it; its coordinates stay. Unchanged without others. */
export function joinPlaces(place: Place, others: readonly Place[]): Place {
  const more = others.filter((other) => other !== place);
  if (more.length === 0) return place;
  return {
    ...place,
    positions: [...place.positions, ...more.flatMap(({ positions }) => positions)],
    eventCount: [place, ...more].reduce((sum, { eventCount }) => sum + eventCount, 0),
  };
}

/** Returns the city of a place; null if none of its positions has one. */
export function cityOf({ positions }: Pick<Place, 'positions'>): string | null {
  return positions.find(({ city }) => city !== null)?.city ?? null;
}
