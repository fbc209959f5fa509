import type { MapPosition } from './position.ts';

/** The media type of `CompactPositions`. */
export const COMPACT_TYPE = 'application/vnd.creneau.positions+json';

/** Positions with an entry each in lists of numbers, and each text once (D-compact-map). */
export interface CompactPositions {
  readonly texts: readonly string[];
  readonly ids: readonly number[];
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  /** The entries of these six are indexes of `texts`; -1 is none. */
  readonly names: readonly number[];
  readonly cities: readonly number[];
  readonly providers: readonly number[];
  readonly urls: readonly number[];
  readonly pictures: readonly number[];
  readonly eventTypes: readonly number[];
  /** How many of `events`, which has those of each position in turn, are a position's. */
  readonly eventCounts: readonly number[];
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
