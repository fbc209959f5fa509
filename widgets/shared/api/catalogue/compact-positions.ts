import * as v from 'valibot';
import type { CompactPositions } from '../../../../core/map/compact-positions.ts';
import type { MapPosition } from '../../../../core/map/position.ts';
import { pictureField } from '../address-field.ts';
import { urlField } from './catalogue-fields.ts';
import { isLatitude, isLongitude } from './map-fields.ts';
import type { PositionReader } from './position-reader.ts';

const COLUMNS = [
  'latitudes',
  'longitudes',
  'names',
  'cities',
  'providers',
  'urls',
  'pictures',
  'eventTypes',
  'eventCounts',
] as const satisfies readonly (keyof CompactPositions)[];

/** Reads the compact form of positions; throws an error that names the invalid list. */
export function readCompact(payload: unknown): PositionReader {
  const given = checked(payload);
  const size = given.ids.length;
  const starts = startsOf(given);
  const text = (index: number | undefined) => given.texts[index ?? -1] ?? null;
  const picture = (index: number | undefined) => v.parse(pictureField, text(index)) ?? null;

  function positionAt(index: number): MapPosition | null {
    const [latitude = 0, longitude = 0] = [given.latitudes[index], given.longitudes[index]];
    const [name, url] = [text(given.providers[index]), text(given.urls[index])];
    if (!isLatitude(latitude) || !isLongitude(longitude) || !name || !v.is(urlField, url)) return null;
    return {
      id: given.ids[index] ?? 0,
      latitude,
      longitude,
      name: text(given.names[index]) ?? '',
      city: text(given.cities[index]) || null,
      provider: { name, url, picture: picture(given.pictures[index]) },
      eventType: text(given.eventTypes[index]) || 'all',
      events: given.events.slice(starts[index], starts[index + 1]),
    };
  }

  return {
    total: size,
    skipped: 0,
    size,
    read: (from, to) =>
      Array.from({ length: to - from }, (_, at) => positionAt(from + at)).filter((one) => one !== null),
  };
}

function checked(payload: unknown): CompactPositions {
  const members = typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  const { texts } = members;
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string'))
    throw new TypeError('texts: a list of texts was expected');
  const ids = numbersOf(members, 'ids');
  const columns = COLUMNS.map((name) => [name, numbersOf(members, name, ids.length)]);
  return { texts, ids, events: numbersOf(members, 'events'), ...Object.fromEntries(columns) };
}

function numbersOf(
  members: Readonly<Record<string, unknown>>,
  name: keyof CompactPositions,
  length?: number,
): number[] {
  const list = members[name];
  if (!Array.isArray(list) || !list.every(Number.isFinite))
    throw new TypeError(`${name}: a list of numbers was expected`);
  if (length !== undefined && list.length !== length) throw new TypeError(`${name}: ${length} numbers were expected`);
  return list;
}

/**
 * Returns the indexes in `events` at which the events of each position begin; the last entry is the end of `events`.
 */
function startsOf({ eventCounts, events }: CompactPositions): readonly number[] {
  const starts = [0];
  for (const count of eventCounts) {
    if (!(Number.isInteger(count) && count >= 0)) throw new TypeError('eventCounts: counts were expected');
    starts.push((starts.at(-1) ?? 0) + count);
  }
  if (starts.at(-1) !== events.length) throw new TypeError(`events: ${starts.at(-1)} numbers were expected`);
  return starts;
}
