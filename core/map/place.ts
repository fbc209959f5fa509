import type { Coordinates, MapPosition } from './position.ts';

/** A point of the map with all that is there: positions at one coordinate are one marker. */
export interface Place extends Coordinates {
  /** The same for the same coordinate, whatever else is asked for. */
  readonly key: string;
  /** In the order in which they came; at least one. */
  readonly positions: readonly [MapPosition, ...MapPosition[]];
  readonly eventCount: number;
}

/** The points that positions are at, in the order in which they came. */
export function placesOf(positions: readonly MapPosition[]): readonly Place[] {
  const byKey = new Map<string, [MapPosition, ...MapPosition[]]>();
  for (const position of positions) {
    const key = `${position.latitude},${position.longitude}`;
    const here = byKey.get(key);
    if (here) here.push(position);
    else byKey.set(key, [position]);
  }
  return [...byKey].map(([key, here]) => ({
    key,
    latitude: here[0].latitude,
    longitude: here[0].longitude,
    positions: here,
    eventCount: here.reduce((sum, { events }) => sum + events.length, 0),
  }));
}
