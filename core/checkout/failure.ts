import type { Selection } from '../booking/selection.ts';
import type { SlotId } from '../booking/slot.ts';

/** A failed call, as the API's client reports it. */
export interface Failure {
  /** A problem that the API reports, no response, a response that came too late, or an invalid response. */
  readonly kind: 'problem' | 'network' | 'timeout' | 'bad-answer';
  /** One of D-error-codes, or the kind of failure if there is no response. */
  readonly code: string;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  readonly message: string;
  /** The whole problem document. */
  readonly problem: Readonly<Record<string, unknown>>;
}

/** A slot that somebody else has booked meanwhile, with the case of its refusal. */
export interface LostSlot {
  readonly id: SlotId;
  readonly code: string;
}

/**
 * Whether the API has decided about the request. Without a response, or with a server or gateway error, the request may
 * still have taken effect.
 */
export function isAnswered({ status }: Failure): boolean {
  return status !== null && status < 500;
}

/**
 * Returns the slots of the selection that a refused hold or order names as gone; empty if the request failed for
 * another reason.
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
