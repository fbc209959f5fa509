import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import type { Transaction } from '../database/database.ts';

/** Writes the schedule of an offer: its week, special days and days off, where they differ from what was read. */
export async function writeSchedule(
  transaction: Transaction,
  before: SlottedOffer,
  after: SlottedOffer,
): Promise<void> {
  const { id } = after;
  const week = after.schedule.flatMap((sessions, weekday) => sessions.map((one) => ({ ...one, weekday })));
  if (before.schedule !== after.schedule) {
    await replace(transaction, 'slotted_session', id, week, ['weekday', 'smallint']);
  }
  const special = after.specialDays.flatMap(({ date, sessions }) => sessions.map((one) => ({ ...one, day: date })));
  if (before.specialDays !== after.specialDays) {
    await replace(transaction, 'special_session', id, special, ['day', 'date']);
  }
  const closed = after.daysOff.filter((range) => !before.daysOff.includes(range));
  await transaction.query(
    `INSERT INTO day_off (slotted_id, starts_on, ends_on)
     SELECT $1, start, max("end") FROM jsonb_to_recordset($2::text::jsonb) AS g (start date, "end" date) GROUP BY start
     ON CONFLICT (slotted_id, starts_on) DO UPDATE SET ends_on = greatest(day_off.ends_on, excluded.ends_on)`,
    [id, JSON.stringify(closed)],
  );
}

async function replace(
  transaction: Transaction,
  table: 'slotted_session' | 'special_session',
  offerId: number,
  sessions: readonly object[],
  [day, type]: readonly [name: string, type: string],
): Promise<void> {
  await transaction.query(`DELETE FROM ${table} WHERE slotted_id = $1`, [offerId]);
  await transaction.query(
    `INSERT INTO ${table} (slotted_id, ${day}, starts, ends, capacity)
     SELECT $1, ${day}, start, "end", capacity
     FROM jsonb_to_recordset($2::text::jsonb) AS g (${day} ${type}, start time, "end" time, capacity integer)`,
    [offerId, JSON.stringify(sessions)],
  );
}
