/** A tile of the map: one of 2^z × 2^z squares of 256 pixels, counted from the north-west. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A point in Web Mercator; the world is 1 wide and 1 high. */
export type Point = readonly [x: number, y: number];

/** Converts degrees to Web Mercator. */
export function project([longitude = 0, latitude = 0]: readonly number[]): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
