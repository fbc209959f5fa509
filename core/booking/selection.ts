import type { Slot, SlotId } from './slot.ts';

/** A slot in a selection. */
export interface SelectedSlot extends Slot {
  /** Whether it is selected for the waiting list of a full slot. */
  readonly isWaitBooking: boolean;
}

/** The selected slots, sorted by start (D-selection-order). */
export type Selection = readonly SelectedSlot[];

export const NOTHING_SELECTED: Selection = [];

export function isSelected(id: SlotId, selection: Selection): boolean {
  return selection.some((slot) => slot.id === id);
}

export function countOf(id: SlotId, selection: Selection): number {
  return selection.filter((slot) => slot.id === id).length;
}

/** Returns the selection with one more slot; `refusal` decides whether it can be added. */
export function select(slot: Slot, selection: Selection, isWaitBooking = false): Selection {
  return [...selection, { ...slot, isWaitBooking }].sort(inOrder);
}

/**
 * Returns the selection without one place of this slot; unchanged if the slot is not selected. A waiting place of the
 * slot is removed first, because a place that is given up would only be offered to the waiting place
 * (D-close-waiting-first).
 */
export function deselect(id: SlotId, selection: Selection): Selection {
  const last = selection.findLastIndex((slot) => slot.id === id);
  return last === -1 ? selection : selection.toSpliced(last, 1);
}

/** Returns the selection without this slot and its repeats. */
export function deselectAll(id: SlotId, selection: Selection): Selection {
  return selection.filter((slot) => slot.id !== id);
}

function inOrder(a: SelectedSlot, b: SelectedSlot): number {
  // Not by `index`, because a filter changes the rows, and a selection is kept when the filter changes.
  const start = a.start < b.start ? -1 : Number(a.start > b.start);
  return start || Number(a.isWaitBooking) - Number(b.isWaitBooking);
}
