import { parseSlotId, type SlotId } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { type ChangeRefusal, consequencesOf, type Fate, slotAt } from '../../../core/schedule/consequences.ts';
import { changedOffer, concerns, destinationOf, type ScheduleChange } from '../../../core/schedule/schedule-change.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { lockSchedules } from '../booking/locks.ts';
import { asOffer, findOffersById } from '../catalogue/offers.ts';
import type { Transaction } from '../database/database.ts';
import { touchOffers } from '../database/touched.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { requireMay } from './authority.ts';
import { readBookedSessions, readDoubleBookings } from './booked-sessions.ts';
import { carryOut } from './carry-out.ts';
import type { ChangedPlace } from './changed-place.ts';
import { type Changed, type ChangeOptions, confirmed } from './confirmed.ts';
import { writeSchedule } from './write-schedule.ts';

/** A change, of the offer that it names or that its session is of. */
export type OfferChange = ScheduleChange & { readonly offer: number };

/**
 * Changes the schedule of an offer with what that does to people (D-schedule-change), or only says what it would do. Throws a
 * problem if the change is refused, or is no longer what was confirmed.
 */
export async function changeSessions(
  transaction: Transaction,
  caller: Caller,
  change: OfferChange,
  options: ChangeOptions,
): Promise<Changed> {
  const { now } = options;
  if (options.confirm !== null) await lockSchedules(transaction);
  const [row] = await findOffersById(transaction, [change.offer]);
  if (!row) throw new Problem('not-found');
  requireMay(caller, 'change', { providerId: row.provider_id, coachId: null });
  const before = asOffer(row);
  const booked = await readBookedSessions(transaction, before.id, now);
  const ids = booked.map(({ id }) => id);
  if (change.case !== 'close' && !ids.includes(change.session) && !isScheduled(before, change.session)) {
    throw new Problem('not-found');
  }
  const after = changedOffer(before, change, ids, dateOf(toWallTime(now, PARIS)));
  const { consequences, open, refusals } = consequencesOf(before, after, booked, ({ id }) => fateOf(change, id), now);
  refuse([...refusals, ...(await readDoubleBookings(transaction, consequences))]);
  if (open.length > 0) throw new Problem('not-found');
  const changed = consequences.map(({ session, what }): ChangedPlace => ({ place: session, what }));
  return confirmed([change, before, changed], changed, options, async () => {
    await writeSchedule(transaction, before, after);
    touchOffers(transaction, [before.id]);
    await carryOut(transaction, changed, now);
  });
}

/** Returns what a change makes of a session that is no longer in the schedule. */
function fateOf(change: ScheduleChange, id: SlotId): Fate | null {
  if (change.case === 'close') {
    const day = parseSlotId(id)?.start;
    const isClosed = day !== undefined && change.from <= dateOf(day) && dateOf(day) <= change.to;
    return isClosed ? { case: 'called-off' } : null;
  }
  const start = destinationOf(change, id);
  if (start !== null) return { case: 'moved', start };
  return change.case === 'call-off' && concerns(change, id) ? { case: 'called-off' } : null;
}

function isScheduled(offer: SlottedOffer, id: SlotId): boolean {
  const session = parseSlotId(id);
  return session !== null && slotAt(offer, session.start) !== undefined;
}

function refuse(refusals: readonly ChangeRefusal[]): void {
  const [first] = refusals;
  if (!first) return;
  const slots = refusals.map(({ session, case: code }) => ({ id: session, code }));
  const people = [...new Set(refusals.flatMap((one) => one.people.map(({ name }) => name)))];
  throw new Problem(first.case, { slots, people });
}
