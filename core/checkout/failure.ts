import type { Selection } from '../booking/selection.ts';
import type { SlotId } from '../booking/slot.ts';

/** A failed call, as the API's client reports it. */
export interface Failure {
  /** A problem of the API's, no response, a late one, or an invalid one. */
  readonly kind: 'problem' | 'network' | 'timeout' | 'bad-answer';
  /** One of D-error-codes, or the kind of failure if there is no response. */
  readonly code: string;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  readonly message: string;
  /** The whole problem document. */
  readonly problem: Readonly<Record<string, unknown>>;
}

/** A slot that somebody else was given, with the case of its refusal. */
export interface LostSlot {
  readonly id: SlotId;
  readonly code: string;
}

/** Whether the API has judged the attempt: without an answer, or with a gateway's instead, it may have been done. */
export function isAnswered({ status }: Failure): boolean {
  return status !== null && status < 500;
}

/**
 * Returns the slots of the selection that a refused hold or order names as gone; none if it failed for another reason.
 */
export function lostSlots(failure: Failure, selection: Selection): readonly LostSlot[] {
  const slots = failure.status === 409 ? failure.problem['slots'] : null;
  return Array.isArray(slots) ? (slots as readonly LostSlot[]).filter((slot) => isIn(slot, selection)) : [];
}

function isIn(slot: LostSlot | null, selection: Selection): boolean {
  return selection.some(({ id }) => id === slot?.id);
}

/** Returns the errors of a form's problem document as `field → code`. */
export function fieldErrors({ problem }: Failure): Readonly<Record<string, string>> {
  const { errors } = problem;
  const entries = (Array.isArray(errors) ? errors : []) as readonly ({ field?: unknown; code?: unknown } | null)[];
  return Object.fromEntries(entries.map((entry) => [String(entry?.field), String(entry?.code)]));
}
