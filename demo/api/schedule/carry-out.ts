import { parseSlotId } from '../../../core/booking/slot.ts';
import { lockLiveHolds, lockPlaces } from '../booking/locks.ts';
import { exchangePlaces, openPlaces } from '../booking/places.ts';
import { promote } from '../booking/promote.ts';
import { endHolds } from '../booking/reserve.ts';
import type { Transaction } from '../database/database.ts';
import { closeList } from '../waiting/close.ts';
import { lockOrders } from './booked-sessions.ts';
import { callOffOrders } from './call-off.ts';
import { mailChanges, type ToldBefore, toldOrders } from './change-mails.ts';
import { type ChangedPlace, calledOffOf, movedOf } from './changed-place.ts';
import { movePlace, tellWaiting } from './move-place.ts';

/**
 * Does to the people who have booked, hold or wait for places what a change of the schedule does, and writes their mails.
 * The new schedule must be written, and buyers must wait (`lockSchedules`).
 */
export async function carryOut(transaction: Transaction, changed: readonly ChangedPlace[], now: number): Promise<void> {
  const [moved, calledOff] = [movedOf(changed), calledOffOf(changed)];
  const gone = [...moved.filter(({ id, to }) => id !== to.id).map(({ id }) => id), ...calledOff];
  const orders = await lockOrders(transaction, [...moved.map(({ id }) => id), ...calledOff]);
  const before: ToldBefore = new Map(
    (await toldOrders(transaction, orders)).map((told) => [told.row.id, told] as const),
  );
  const opened = moved.map(({ to }) => ({ ...to, offerId: parseSlotId(to.id)?.offerId ?? null }));
  await openPlaces(
    transaction,
    opened.filter(({ id, offerId }) => offerId !== null || !gone.includes(id)),
  );
  const holds = await lockLiveHolds(
    transaction,
    `id IN (SELECT hold_id FROM hold_place WHERE place_id = ANY($1::text[])
       UNION SELECT hold_id FROM hold_waiting WHERE place_id = ANY($1::text[]))`,
    [gone],
  );
  const others = [...holds, ...(await placesOfOrders(transaction, orders))].map(({ placeId }) => placeId);
  await lockPlaces(transaction, [...changed.map(({ place }) => place.id), ...opened.map(({ id }) => id), ...others]);
  // Who is checking out has agreed to another time, and who was offered a place is offered it anew.
  await endHolds(transaction, holds, now);
  await transaction.query(
    `UPDATE waiting SET state = 'waiting', offered_until = NULL WHERE state = 'offered' AND place_id = ANY($1::text[])`,
    [gone.filter((id) => !calledOff.includes(id))],
  );
  await exchangePlaces(transaction, [], holds, now);
  const waiting = [];
  for (const place of moved) waiting.push(...(await movePlace(transaction, place)));
  const ended = await callOffOrders(transaction, calledOff, before, now);
  for (const id of calledOff) await closeList(transaction, id, now);
  const sized = changed.flatMap(({ place, what }) => (what.case === 'resized' ? [place.id] : []));
  for (const id of new Set([...moved.map(({ to }) => to.id), ...sized].sort())) await promote(transaction, id, now);
  await tellWaiting(transaction, waiting, now);
  await mailChanges(transaction, { before, changed, ended }, now);
}

function placesOfOrders(transaction: Transaction, ids: readonly string[]) {
  return transaction.query<{ placeId: string }>(
    `SELECT place_id AS "placeId" FROM booking WHERE purchase_id = ANY($1::uuid[])
     UNION SELECT place_id FROM waiting WHERE purchase_id = ANY($1::uuid[])`,
    [ids],
  );
}
