import type { Bounds } from './bounds.ts';
import type { ClusterIndex } from './cluster-index.ts';
import type { Place } from './place.ts';
import { columnsOf, type PlaceColumns } from './place-columns.ts';
import type { MapPosition } from './position.ts';
import { openPositions } from './position-columns.ts';

/**
 * The places of one response. Each is created when it is read, because creating 100,000 at once would be a long task.
 */
export interface Places extends Iterable<Place> {
  readonly length: number;
  /** The box around all places; null if there are none. */
  readonly bounds: Bounds | null;
  at(index: number): Place;
  first(count: number): readonly Place[];
  /** Whether `place` is an object that was read from these places. */
  has(place: Place): boolean;
  /** Returns the first position that has the event, and its place; null if there is none. */
  ofEvent(event: number): { readonly place: Place; readonly position: MapPosition } | null;
  readonly packed: PackedPlaces;
}

/** Places in a form that can be sent to another thread. */
export interface PackedPlaces extends PlaceColumns {
  /** The index of clusters; null if it was not made in advance. */
  readonly index: ClusterIndex | null;
}

export function openPlaces(packed: PackedPlaces): Places {
  const { positions: columns, order, starts, placeOf, eventCounts, bounds } = packed;
  const { length } = eventCounts;
  const position = openPositions(columns);
  const known = new Map<number, Place>();

  function at(index: number): Place {
    const place = known.get(index) ?? make(index);
    known.set(index, place);
    return place;
  }

  function make(index: number): Place {
    const [first, ...others] = order.subarray(starts[index], starts[index + 1]);
    if (first === undefined) throw new RangeError(`There is no place ${index}.`);
    const positions: Place['positions'] = [position(first), ...others.map(position)];
    const [{ latitude, longitude }] = positions;
    return { key: String(index), latitude, longitude, positions, eventCount: eventCounts[index] ?? 0 };
  }

  return {
    length,
    bounds,
    packed,
    at,
    first: (count) => Array.from({ length: Math.min(count, length) }, (_, index) => at(index)),
    has: (place) => known.get(Number(place.key)) === place,
    ofEvent(event) {
      const found = columns.events.indexOf(event);
      if (found === -1) return null;
      const holder = lastAtMost(columns.eventStarts, found);
      const index = placeOf[holder] ?? 0;
      const place = at(index);
      const rank = order.subarray(starts[index], starts[index + 1]).indexOf(holder);
      return { place, position: place.positions[rank] ?? place.positions[0] };
    },
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index += 1) yield at(index);
    },
  };
}

/** Groups positions into places. */
export function placesOf(positions: readonly MapPosition[]): Places {
  return openPlaces({ ...columnsOf(positions), index: null });
}

/** Returns the last index of an ascending array whose entry is `value` or less. */
function lastAtMost(ascending: Uint32Array, value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
