import { COMPACT_TYPE } from '../../../../core/map/compact-positions.ts';
import type { MapPosition } from '../../../../core/map/position.ts';
import { listOf, readItems } from '../decode.ts';
import { parseJson, type ResponseBody } from '../payload.ts';
import { readCompact } from './compact-positions.ts';
import { hasPlace, positionFields } from './map-fields.ts';
import type { PositionReader } from './position-reader.ts';

/** The positions of a response that have coordinates and can be read. */
export interface DecodedPositions {
  readonly positions: readonly MapPosition[];
  /** The number of positions that could not be read. */
  readonly dropped: number;
  readonly total: number;
}

/** How many positions are decoded between two pauses, which takes a few milliseconds. */
const TASK_SIZE = 500;

/**
 * Decodes a response of the map call by its media type, with pauses for other tasks; throws if it is neither a list nor
 * the compact form.
 */
export async function decodePositions(
  body: ResponseBody,
  pause: () => Promise<unknown> | undefined,
): Promise<DecodedPositions> {
  const payload = parseJson(body);
  const { total, skipped, size, read } = body.type === COMPACT_TYPE ? readCompact(payload) : readList(payload);
  const positions: MapPosition[] = [];
  for (let from = 0; from < size; from += TASK_SIZE) {
    if (from > 0) await pause();
    for (const position of read(from, Math.min(size, from + TASK_SIZE))) positions.push(position);
  }
  return { positions, dropped: total - skipped - positions.length, total };
}

function readList(payload: unknown): PositionReader {
  const items = listOf(payload, 'positions');
  const placed = items.filter(hasPlace);
  return {
    total: items.length,
    skipped: items.length - placed.length,
    size: placed.length,
    read: (from, to) => readItems(positionFields, placed.slice(from, to)),
  };
}
