import type { MapPosition } from './position.ts';

/** The media type of `CompactPositions`. */
export const COMPACT_TYPE = 'application/vnd.creneau.positions+json';

/** Positions as lists of numbers with one entry for each position, and each text once (D-compact-map). */
export interface CompactPositions {
  readonly texts: readonly string[];
  readonly ids: readonly number[];
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  /** The entries of this list and the next five are indexes of `texts`; -1 stands for none. */
  readonly names: readonly number[];
  readonly cities: readonly number[];
  readonly providers: readonly number[];
  readonly urls: readonly number[];
  readonly pictures: readonly number[];
  readonly eventTypes: readonly number[];
  /** The number of events of each position. */
  readonly eventCounts: readonly number[];
  /** The ids of the events of the first position, then those of the second, and so on. */
  readonly events: readonly number[];
}

export function compactPositions(positions: readonly MapPosition[]): CompactPositions {
  const texts = new Map<string, number>();
  const indexOf = (text: string | null) => {
    if (text === null) return -1;
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return index;
  };
  const indexes = (of: (position: MapPosition) => string | null) => positions.map((position) => indexOf(of(position)));
  const lists = {
    ids: positions.map(({ id }) => id),
    latitudes: positions.map(({ latitude }) => latitude),
    longitudes: positions.map(({ longitude }) => longitude),
    names: indexes(({ name }) => name),
    cities: indexes(({ city }) => city),
    providers: indexes(({ provider }) => provider.name),
    urls: indexes(({ provider }) => provider.url),
    pictures: indexes(({ provider }) => provider.picture),
    eventTypes: indexes(({ eventType }) => eventType),
    eventCounts: positions.map(({ events }) => events.length),
    events: positions.flatMap(({ events }) => events),
  };
  return { texts: [...texts.keys()], ...lists };
}
