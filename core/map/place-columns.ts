import { type Bounds, boundsOf } from './bounds.ts';
import type { MapPosition } from './position.ts';
import { type PositionColumns, packPositions } from './position-columns.ts';

/** Positions grouped by coordinate, stored only in arrays of numbers and in one text. */
export interface PlaceColumns {
  readonly positions: PositionColumns;
  /** The indexes of the positions, grouped by place, in the order of the response. */
  readonly order: Uint32Array;
  /** The index in `order` at which the positions of each place begin; the last entry is the end of `order`. */
  readonly starts: Uint32Array;
  /** The index of the place of each position. */
  readonly placeOf: Uint32Array;
  readonly eventCounts: Uint32Array;
  /** The box around all positions; null if there are none. */
  readonly bounds: Bounds | null;
}

/** Groups positions by coordinate, in the order of the response. */
export function columnsOf(positions: readonly MapPosition[]): PlaceColumns {
  const { placeOf, counts } = groupByPoint(positions);
  const starts = new Uint32Array(counts.length + 1);
  for (const [place, count] of counts.entries()) starts[place + 1] = (starts[place] ?? 0) + count;
  const order = new Uint32Array(positions.length);
  const eventCounts = new Uint32Array(counts.length);
  const next = starts.slice();
  for (const [index, { events }] of positions.entries()) {
    const place = placeOf[index] ?? 0;
    const at = next[place] ?? 0;
    order[at] = index;
    next[place] = at + 1;
    eventCounts[place] = (eventCounts[place] ?? 0) + events.length;
  }
  return { positions: packPositions(positions), order, starts, placeOf, eventCounts, bounds: boundsOf(positions) };
}

/** Returns the place of each position, and how many positions each place has. */
function groupByPoint(positions: readonly MapPosition[]): {
  readonly placeOf: Uint32Array;
  readonly counts: readonly number[];
} {
  const placeOf = new Uint32Array(positions.length);
  const counts: number[] = [];
  // Nested maps with numbers as keys, because building 20,000 text keys is slow.
  const byLatitude = new Map<number, Map<number, number>>();
  for (const [index, { latitude, longitude }] of positions.entries()) {
    const atLatitude = byLatitude.get(latitude) ?? new Map<number, number>();
    byLatitude.set(latitude, atLatitude);
    const place = atLatitude.get(longitude) ?? counts.length;
    atLatitude.set(longitude, place);
    placeOf[index] = place;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { placeOf, counts };
}
