import type { Selection } from '../../../core/booking/selection.ts';
import type { Slot, SlotId } from '../../../core/booking/slot.ts';
import type { Transaction } from '../database/database.ts';
import type { LockedHold } from './locks.ts';

/** How many places of each session are taken (above 0) or given back (below 0). */
export type Changes = ReadonlyMap<string, number>;

/** What taking the selection and giving these holds back comes to. */
export function changesOf(selection: Selection, givenBack: readonly LockedHold[]): Changes {
  const changes = new Map<string, number>();
  for (const { id } of selection) changes.set(id, (changes.get(id) ?? 0) + 1);
  for (const { placeId, quantity } of givenBack) changes.set(placeId, (changes.get(placeId) ?? 0) - quantity);
  return changes;
}

/**
 * Moves the counters, in the order of ids so that two transactions never wait for each other in a circle. Answers the
 * sessions in which no place was left: somebody was faster than the facts, and the transaction must not commit.
 */
export async function changePlaces(
  transaction: Transaction,
  changes: Changes,
  selection: Selection,
): Promise<readonly SlotId[]> {
  const slots = new Map<string, Slot>(selection.map((slot) => [slot.id, slot]));
  const lost: SlotId[] = [];
  for (const [id, change] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const slot = slots.get(id);
    if (change > 0 && slot && !(await take(transaction, slot, change))) lost.push(slot.id);
    if (change < 0) {
      await transaction.query('UPDATE place SET taken = taken + $2 WHERE id = $1', [id, change]);
    }
  }
  return lost;
}

/** The guarded counter: it counts up only while there is room, whoever else counts at the same time. */
async function take(transaction: Transaction, slot: Slot, quantity: number): Promise<boolean> {
  const rows = await transaction.query(
    `INSERT INTO place (id, slotted_id, starts_at, capacity, taken) VALUES ($1, $2, $3::text::timestamp, $4, $5)
     ON CONFLICT (id) DO UPDATE SET taken = place.taken + excluded.taken, capacity = excluded.capacity
     WHERE place.taken + excluded.taken <= excluded.capacity
     RETURNING id`,
    [slot.id, slot.offerId, slot.start, slot.capacity, quantity],
  );
  return rows.length > 0;
}
