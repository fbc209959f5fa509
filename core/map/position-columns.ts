import type { MapPosition } from './position.ts';
import { openTexts, packTexts, type Texts } from './texts.ts';

/**
 * Positions as arrays with one entry for each position: unlike objects, arrays move to another thread without being
 * copied.
 */
export interface PositionColumns {
  readonly ids: Float64Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly texts: Texts;
  /** The entries of this array and the next five are indexes of the texts; -1 stands for null. */
  readonly names: Int32Array;
  readonly cities: Int32Array;
  readonly providers: Int32Array;
  readonly urls: Int32Array;
  readonly pictures: Int32Array;
  readonly eventTypes: Int32Array;
  readonly events: Float64Array;
  /** The index in `events` at which the events of each position begin; the last entry is the end of `events`. */
  readonly eventStarts: Uint32Array;
}

export function packPositions(positions: readonly MapPosition[]): PositionColumns {
  const texts = packTexts();
  const numbers = (of: (position: MapPosition) => number) => Float64Array.from(positions, of);
  const indexes = (of: (position: MapPosition) => string | null) =>
    Int32Array.from(positions, (position) => texts.add(of(position)));
  const eventStarts = new Uint32Array(positions.length + 1);
  for (const [index, { events }] of positions.entries()) {
    eventStarts[index + 1] = (eventStarts[index] ?? 0) + events.length;
  }
  const events = new Float64Array(eventStarts.at(-1) ?? 0);
  for (const [index, position] of positions.entries()) events.set(position.events, eventStarts[index]);
  return {
    ids: numbers(({ id }) => id),
    latitudes: numbers(({ latitude }) => latitude),
    longitudes: numbers(({ longitude }) => longitude),
    names: indexes(({ name }) => name),
    cities: indexes(({ city }) => city),
    providers: indexes(({ provider }) => provider.name),
    urls: indexes(({ provider }) => provider.url),
    pictures: indexes(({ provider }) => provider.picture),
    eventTypes: indexes(({ eventType }) => eventType),
    events,
    eventStarts,
    texts: texts.packed(),
  };
}

/** Creates a function that returns the position at an index. */
export function openPositions(columns: PositionColumns): (index: number) => MapPosition {
  const { ids, latitudes, longitudes, names, cities, providers, urls, pictures, eventTypes } = columns;
  const text = openTexts(columns.texts);
  return (index) => ({
    id: ids[index] ?? 0,
    latitude: latitudes[index] ?? 0,
    longitude: longitudes[index] ?? 0,
    name: text(names[index]) ?? '',
    city: text(cities[index]),
    provider: {
      name: text(providers[index]) ?? '',
      url: text(urls[index]) ?? '',
      picture: text(pictures[index]),
    },
    eventType: text(eventTypes[index]) ?? '',
    events: [...columns.events.subarray(columns.eventStarts[index], columns.eventStarts[index + 1])],
  });
}
