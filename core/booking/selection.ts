import type { Slot, SlotId } from './slot.ts';

/** A slot that somebody has chosen. */
export interface SelectedSlot extends Slot {
  /** Chosen for the waiting list of a full session. */
  readonly isWaitBooking: boolean;
}

/** Sorted by date, then by row within the day: in the order of time (D-selection-order). */
export type Selection = readonly SelectedSlot[];

export const NOTHING_SELECTED: Selection = [];

export function isSelected(id: SlotId, selection: Selection): boolean {
  return selection.some((slot) => slot.id === id);
}

export function countOf(id: SlotId, selection: Selection): number {
  return selection.filter((slot) => slot.id === id).length;
}

/** The selection with one more slot. Whether it may be taken is for `refusal` to say. */
export function select(slot: Slot, selection: Selection, isWaitBooking = false): Selection {
  return [...selection, { ...slot, isWaitBooking }].sort(inOrder);
}

/**
 * The selection with one of this slot less; unchanged where it holds none. A waiting one goes before a place that is had:
 * giving up the place would only let the one that waits for it have it.
 */
export function deselect(id: SlotId, selection: Selection): Selection {
  const last = selection.findLastIndex((slot) => slot.id === id);
  return last === -1 ? selection : selection.toSpliced(last, 1);
}

/** The selection with every repeat of this slot gone. */
export function deselectAll(id: SlotId, selection: Selection): Selection {
  return selection.filter((slot) => slot.id !== id);
}

function inOrder(a: SelectedSlot, b: SelectedSlot): number {
  // Not by `index`: rows are counted anew under each filter, and a selection may outlive the filter it was made under.
  const start = a.start < b.start ? -1 : Number(a.start > b.start);
  return start || Number(a.isWaitBooking) - Number(b.isWaitBooking);
}
