import type { Selection } from '../../core/booking/selection.ts';
import type { SlotId } from '../../core/booking/slot.ts';
import type { ApiError } from '../shared/api/errors.ts';

/** A slot that somebody else was given, with the case of its refusal. */
export interface LostSlot {
  readonly id: SlotId;
  readonly code: string;
}

/** Whether the API has judged the attempt: after a lost answer, or a gateway's in its place, it may have been carried out. */
export function isAnswered({ status }: ApiError): boolean {
  return status !== null && status < 500;
}

/** The slots of the selection that a refused hold or order names as gone; none where it failed for another reason. */
export function lostSlots(failure: ApiError, selection: Selection): readonly LostSlot[] {
  const slots = failure.status === 409 ? failure.problem['slots'] : null;
  return Array.isArray(slots) ? (slots as readonly LostSlot[]).filter((slot) => isIn(slot, selection)) : [];
}

function isIn(slot: LostSlot | null, selection: Selection): boolean {
  return selection.some(({ id }) => id === slot?.id);
}

/** A form's problem document as `field → code`. */
export function fieldErrors({ problem }: ApiError): Readonly<Record<string, string>> {
  const { errors } = problem;
  const entries = (Array.isArray(errors) ? errors : []) as readonly ({ field?: unknown; code?: unknown } | null)[];
  return Object.fromEntries(entries.map((entry) => [String(entry?.field), String(entry?.code)]));
}
