import { countsFor } from '../booking/bookings.ts';
import { lockPlaces } from '../booking/locks.ts';
import { promote } from '../booking/promote.ts';
import { endLiveHolds } from '../booking/reserve.ts';
import { JOIN_SESSION, SCHEDULED_CAPACITY } from '../catalogue/scheduled-capacity.ts';
import { Locked } from '../database/busy.ts';
import type { Database, Transaction } from '../database/database.ts';
import { every } from '../every.ts';
import { MAIL_KEPT_MS } from '../mail/plan-mail.ts';
import { IS_REFUND_DUE, refundDue } from '../payments/refund.ts';
import { changedCatalogue, forgetFound, MAYBE_LOST, nothingIsLostIn, tellOfLost } from '../schedule/lost-sessions.ts';
import type { OrderServices } from '../service-types.ts';
import { closeList, MAYBE_CLOSED } from '../waiting/close.ts';
import { leaveBookedStart } from '../waiting/leave.ts';
import { MISSING_PLACES, withdrawOfferedPlaces } from '../waiting/withdraw.ts';
import { type Asking, askInTurn } from './asking.ts';
import { type Each, nextBatch, RowFailed } from './batch.ts';
import { followDatabase } from './follow-database.ts';
import { forgetGuests } from './forget-guests.ts';
import { forgetOld } from './forget-old.ts';
import { endLeftPayments, endUnlinkedPayments, settlePendingOrders } from './unsettled-orders.ts';

const EVERY_MS = 30_000;
const DAY_MS = 86_400_000;

/**
 * Sweeps every `pause` milliseconds. Calls `onEnd` after each run and then, if the run failed, `onFailure`. Returns a
 * function that stops this and waits for a current run.
 */
export function startSweep(
  services: OrderServices,
  onFailure: (error: unknown) => void,
  onEnd: () => void,
  pause = EVERY_MS,
): () => Promise<void> {
  const work = () => followDatabase(services).then(() => sweep(services));
  return every(pause, () => work().finally(onEnd), onFailure);
}

/**
 * Runs every job once, each on one batch. Finally throws an AggregateError of the jobs and rows that failed, if there
 * are any.
 */
export async function sweep(services: OrderServices): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const failures: unknown[] = [];
  const each: Each = (work) =>
    work.catch((error: unknown) => {
      failures.push(error);
      return undefined;
    });
  const asking = [
    settlePendingOrders(services, now),
    endLeftPayments(services),
    endUnlinkedPayments(services),
    refundOrders(services, now),
  ];
  const jobs = [
    () => closeLists(database, each, now),
    () => tellOfLostSessions(database, each, now),
    () => endExpiredHolds(database, each, now),
    () => passOnOfferedPlaces(database, each, now),
    () => withdrawLostPlaces(database, each, now),
    () => offerFreePlaces(database, each, now),
    () => askInTurn(database, each, asking),
    () => deleteOutdatedRows(database, each, now),
    () => forgetOld(database, services.keptDays, now),
  ];
  for (const job of jobs) await each(job());
  if (failures.length > 0) throw new AggregateError(failures, 'Some of the sweep failed.');
}

/**
 * Ends holds that have expired by `now` and gives their places back. Skips holds that another transaction has locked.
 */
function endExpiredHolds(database: Database, each: Each, now: number): Promise<void> {
  const expired = `SELECT id::text FROM hold WHERE state = 'live' AND expires_at <= $2`;
  return inTransactions(database, each, 'hold', nextBatch(database, expired, [now]), async (transaction, id) => {
    const locked = await transaction.query(
      `SELECT id FROM hold WHERE id = $1 AND state = 'live' AND expires_at <= $2 FOR UPDATE SKIP LOCKED`,
      [id, now],
    );
    if (locked.length > 0) await endLiveHolds(transaction, [id], now);
  });
}

/**
 * Takes people off the lists of places that are offered to them and that they cannot take any more, as they have booked
 * another session of the same start. Somebody with an unpaid order may still give that up.
 */
function passOnOfferedPlaces(database: Database, each: Each, now: number): Promise<void> {
  const offers = `SELECT hold.id::text FROM hold JOIN hold_place ON hold_id = hold.id
       JOIN place ON place.id = hold_place.place_id
     WHERE hold.kind = 'offer' AND hold.state = 'live' AND expires_at > $2 AND EXISTS (
       SELECT FROM booking JOIN purchase ON purchase.id = booking.purchase_id
         JOIN place AS booked ON booked.id = booking.place_id
       WHERE returned_at IS NULL AND purchase.state <> 'pending' AND ${countsFor('hold.person_id')}
         AND booked.slotted_id IS NOT NULL AND booked.starts_at = place.starts_at)`;
  return inTransactions(database, each, 'hold', nextBatch(database, offers, [now]), (transaction, id) =>
    leaveBookedStart(transaction, id, now),
  );
}

/** Ends the waiting lists of sessions that no longer take place. */
function closeLists(database: Database, each: Each, now: number): Promise<void> {
  return inTransactions(database, each, 'place', nextBatch(database, MAYBE_CLOSED, [now]), (transaction, id) =>
    closeList(transaction, id, now),
  );
}

/** Tells the buyers and the studio of sessions to come that have left the schedule, and forgets that of those that are back. */
async function tellOfLostSessions(database: Database, each: Each, now: number): Promise<void> {
  const version = await changedCatalogue(database);
  if (version === null) return;
  await forgetFound(database, now);
  let count = 0;
  const lost = nextBatch(database, MAYBE_LOST, [now]);
  await inTransactions(database, each, 'place', lost, (transaction, id) => {
    count += 1;
    return tellOfLost(transaction, id, now);
  });
  if (count === 0) nothingIsLostIn(database, version);
}

/** Ends offers of places that the schedule has lost since then. */
function withdrawLostPlaces(database: Database, each: Each, now: number): Promise<void> {
  const lost = `SELECT DISTINCT place.id FROM place JOIN hold_place ON hold_place.place_id = place.id
       JOIN hold ON hold.id = hold_id ${JOIN_SESSION}
     WHERE hold.kind = 'offer' AND hold.state = 'live' AND expires_at > $2 AND ${MISSING_PLACES} > 0`;
  return inTransactions(database, each, 'place', nextBatch(database, lost, [now]), (transaction, id) =>
    withdrawOfferedPlaces(transaction, id, now),
  );
}

/**
 * Offers free places of slots that somebody waits for: those that a schedule has got, and those that stayed free
 * because a rule refused everybody who waited, which may allow one of them by now.
 */
function offerFreePlaces(database: Database, each: Each, now: number): Promise<void> {
  const free = `SELECT DISTINCT place.id FROM place JOIN waiting ON place_id = place.id ${JOIN_SESSION}
     WHERE state = 'waiting' AND taken < ${SCHEDULED_CAPACITY}
       AND starts_at > (to_timestamp($2::bigint / 1000.0) AT TIME ZONE 'Europe/Paris')`;
  return inTransactions(database, each, 'place', nextBatch(database, free, [now]), async (transaction, id) => {
    await lockPlaces(transaction, [id]);
    await promote(transaction, id, now);
  });
}

/**
 * Does the work of a job on each row of a table, in a transaction of its own. After a row that needed a locked one, the
 * others hardly wait: they may need the same.
 */
async function inTransactions(
  database: Database,
  each: Each,
  table: 'hold' | 'place',
  rows: AsyncIterable<{ readonly id: string }>,
  work: (transaction: Transaction, id: string) => Promise<void>,
): Promise<void> {
  let isImpatient = false;
  for await (const { id } of rows) {
    const done = database.transaction(async (transaction) => {
      if (isImpatient) await transaction.script(`SET LOCAL lock_timeout = '100ms'`);
      await work(transaction, id);
    });
    await each(
      done.catch((error: unknown) => {
        isImpatient ||= error instanceof Locked;
        throw new RowFailed(`${table} ${id}`, error);
      }),
    );
  }
}

/** Makes the refunds that are due. */
async function* refundOrders(services: OrderServices, now: number): Asking {
  const due = nextBatch(
    services.database,
    `SELECT id::text FROM purchase WHERE ${IS_REFUND_DUE} AND refund_try_at <= $2`,
    [now],
  );
  for await (const { id } of due) yield { id, ask: () => refundDue(services, id) };
}

/**
 * Deletes ended holds, tokens, idempotency keys and the networks of guests' orders after a day, mails after a month, and
 * order keys that have ended.
 */
async function deleteOutdatedRows(database: Database, each: Each, now: number): Promise<void> {
  await each(deleteFrom(database, 'hold', `state <> 'live' AND expires_at < $1`, now - DAY_MS));
  await each(forgetGuests(database, now));
  await each(deleteFrom(database, 'order_key', 'expires_at <= $1', now));
  await each(deleteFrom(database, 'idempotency', 'created_at < $1', now - DAY_MS));
  await each(deleteFrom(database, 'guest_order', 'created_at < $1', now - DAY_MS));
  await each(deleteFrom(database, 'outbox', 'created_at < $1', now - MAIL_KEPT_MS));
}

/** Deletes the rows of a table that meet the condition on the instant `$1`, except those that somebody has locked. */
async function deleteFrom(database: Database, table: string, condition: string, instant: number): Promise<void> {
  await database.query(
    `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} FOR UPDATE SKIP LOCKED))`,
    [instant],
  );
}
