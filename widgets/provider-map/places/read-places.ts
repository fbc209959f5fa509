import { columnsOf, type PlaceColumns } from '../../../core/map/place-columns.ts';
import { decodePositions } from '../../shared/api/catalogue/decode-positions.ts';
import type { ResponseBody } from '../../shared/api/payload.ts';
import { nextTask } from '../../shared/base/next-task.ts';

/** The places of a response, and how many of its positions could not be read. */
export interface ReadPlaces<Columns extends PlaceColumns = PlaceColumns> {
  readonly places: Columns;
  readonly dropped: number;
  readonly total: number;
}

/** Reads a response of the map call, with pauses. */
export async function readPlaces(body: ResponseBody, pause: () => Promise<unknown> | undefined): Promise<ReadPlaces> {
  const { positions, ...counts } = await decodePositions(body, pause);
  return { places: columnsOf(positions), ...counts };
}

/** Reads a response in tasks of a few milliseconds, until the signal aborts. */
export function readInTasks(body: ResponseBody, signal: AbortSignal): Promise<ReadPlaces> {
  return readPlaces(body, async () => {
    await nextTask();
    signal.throwIfAborted();
  });
}
