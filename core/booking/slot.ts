import { dateOf, parseDate, parseTimeOfDay, timeOf, type WallTime, wallTime } from '../time/wall-time.ts';

/** `{slottedId}_{yyyyMMdd}T{HHmm}`, the start in Paris: an offer and a start identify a slot (D-slot-id). */
export type SlotId = `${number}_${number}T${number}`;

/** One dated session of a slotted offer. */
export interface Slot {
  readonly id: SlotId;
  readonly offerId: number;
  readonly start: WallTime;
  readonly end: WallTime;
  /** The number of places in the slot. */
  readonly capacity: number;
  /** The slot's row in the column of its day: the n-th slot of the day, from 0. */
  readonly index: number;
}

export function slotId(offerId: number, start: WallTime): SlotId {
  return `${offerId}_${dateOf(start).replaceAll('-', '')}T${timeOf(start).replace(':', '')}` as SlotId;
}

/** Returns the offer and start of a slot's id, or null if the text is not one. */
export function parseSlotId(text: string): { readonly offerId: number; readonly start: WallTime } | null {
  const [, offer, year, month, day, hour, minute] = /^(\d{1,9})_(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})$/.exec(text) ?? [];
  const date = parseDate(`${year}-${month}-${day}`);
  const time = parseTimeOfDay(`${hour}:${minute}`);
  if (date === null || time === null) return null;
  return { offerId: Number(offer), start: wallTime(date, time) };
}
