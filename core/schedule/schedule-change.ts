import { sessionsOn } from '../booking/day-slots.ts';
import { parseSlotId, type SlotId } from '../booking/slot.ts';
import type { ScheduledSlot, SlottedOffer } from '../catalogue/slotted.ts';
import {
  addDays,
  addMinutes,
  dateOf,
  daysBetween,
  minutesBetween,
  type PlainDate,
  timeOf,
  type WallTime,
  wallTime,
  weekdayOf,
} from '../time/wall-time.ts';
import { adjustGap } from '../time/zone.ts';

/** Which sessions are changed: one dated session, or also those at its time in each week after it. */
interface Sessions {
  readonly session: SlotId;
  readonly each: 'day' | 'week';
}

/** A change of the schedule of an offer, as a studio asks for it. */
export type ScheduleChange =
  | (Sessions & {
      readonly case: 'move';
      readonly start: WallTime;
      readonly end: WallTime;
      /** Whether bookings move too. Those that stay keep the session of their day as it is. */
      readonly bookings: 'move' | 'stay';
    })
  | (Sessions & { readonly case: 'call-off' })
  | (Sessions & { readonly case: 'resize'; readonly capacity: number })
  | { readonly case: 'close'; readonly from: PlainDate; readonly to: PlainDate };

type ChangeOfSessions = Exclude<ScheduleChange, { readonly case: 'close' }>;
type Schedule = Pick<SlottedOffer, 'schedule' | 'specialDays' | 'daysOff'>;

/**
 * Returns the offer with its schedule after a change. `booked` are the sessions that people have booked; a weekly change
 * leaves the days from `today` to its session as they are.
 */
export function changedOffer(
  offer: SlottedOffer,
  change: ScheduleChange,
  booked: readonly SlotId[],
  today: PlainDate,
): SlottedOffer {
  if (change.case === 'close') {
    return { ...offer, daysOff: [...offer.daysOff, { start: change.from, end: change.to }] };
  }
  const { start } = sessionOf(change.session);
  const dates = offer.specialDays.map(({ date }) => date).filter((date) => date >= dateOf(start) && isOf(date, start));
  const week = (): SlottedOffer => ({
    ...frozen(offer, change, start, today),
    schedule: weekAfter(offer, change, start),
  });
  const changed =
    change.each === 'day'
      ? dayChanged(offer, offer, change, dateOf(start))
      : dates.reduce((after, date) => dayChanged(after, offer, change, date), week());
  const stays = change.case === 'move' && change.bookings === 'stay' ? booked : [];
  const staying = stays.flatMap((id) => {
    const moved = destinationOf(change, id);
    return moved ? [dateOf(sessionOf(id).start), dateOf(moved)] : [];
  });
  return staying.reduce((after, date) => withDay(after, date, sessionsOn(offer, date)), changed);
}

/** Returns where a change moves a session; null if the change does not move or concern it. */
export function destinationOf(change: ScheduleChange, id: SlotId): WallTime | null {
  if (change.case !== 'move' || !concerns(change, id)) return null;
  const by = minutesBetween(sessionOf(change.session).start, change.start);
  return adjustGap(addMinutes(sessionOf(id).start, by));
}

/** Whether a change is of this session. */
export function concerns(change: ChangeOfSessions, id: SlotId): boolean {
  const [first, one] = [sessionOf(change.session), sessionOf(id)];
  if (change.each === 'day' || first.start === one.start) return id === change.session;
  return one.start > first.start && isOf(dateOf(one.start), first.start) && timeOf(one.start) === timeOf(first.start);
}

function sessionOf(id: SlotId) {
  const session = parseSlotId(id);
  if (!session) throw new Error(`${id} is no slot.`);
  return session;
}

const isOf = (date: PlainDate, start: WallTime) => weekdayOf(date) === weekdayOf(start);

/** Days before a weekly change stay as they are: those of its weekday, and of the weekday to which it moves. */
function frozen(offer: SlottedOffer, change: ScheduleChange, start: WallTime, today: PlainDate): SlottedOffer {
  const ends = [start, ...(change.case === 'move' ? [change.start] : [])];
  const days = ends.flatMap((end) => {
    const first = addDays(today, (weekdayOf(end) - weekdayOf(today) + 7) % 7);
    const weeks = Math.max(
      0,
      Math.ceil(minutesBetween(wallTime(first, '00:00'), wallTime(dateOf(end), '00:00')) / WEEK),
    );
    return Array.from({ length: weeks }, (_, n) => addDays(first, n * 7));
  });
  return days.reduce((after, date) => withDay(after, date, sessionsOn(offer, date)), offer);
}

const WEEK = 7 * 1440;

function weekAfter({ schedule }: SlottedOffer, change: ChangeOfSessions, start: WallTime) {
  const found = schedule[weekdayOf(start)]?.find((session) => session.start === timeOf(start));
  const added = movedSession(change, found);
  return Array.from({ length: 7 }, (_, weekday) =>
    edited(schedule[weekday] ?? [], change, {
      from: weekday === weekdayOf(start) ? found : undefined,
      added: added && weekday === weekdayOf(added.date) ? added : null,
    }),
  );
}

/** Changes the session of one day, which becomes a special one; so does the day to which it moves. */
function dayChanged(
  after: SlottedOffer,
  before: SlottedOffer,
  change: ChangeOfSessions,
  date: PlainDate,
): SlottedOffer {
  const { start } = sessionOf(change.session);
  const time = wallTime(date, timeOf(start));
  const found = sessionsOn(before, date).find((one) => adjustGap(wallTime(date, one.start)) === time);
  const added = movedSession(change, found);
  const target = added && addDays(date, daysBetween(dateOf(start), added.date));
  const own = edited(sessionsOn(after, date), change, { from: found, added: target === date ? added : null });
  const left = withDay(after, date, own);
  if (target === null || target === date) return left;
  return withDay(left, target, edited(sessionsOn(left, target), change, { from: undefined, added }));
}

interface Edit {
  readonly from: ScheduledSlot | undefined;
  readonly added: ScheduledSlot | null;
}

/** Takes a session away or resizes it, and adds the moved one, which joins a session that begins then. */
function edited(sessions: readonly ScheduledSlot[], change: ChangeOfSessions, { from, added }: Edit) {
  const left = sessions.flatMap((one) => {
    if (one.start !== from?.start) return [one];
    return change.case === 'resize' ? [{ ...one, capacity: change.capacity }] : [];
  });
  if (!added || left.some(({ start }) => start === added.start)) return left;
  const { start, end, capacity } = added;
  return [...left, { start, end, capacity }].sort((a, b) => (a.start < b.start ? -1 : 1));
}

function movedSession(change: ChangeOfSessions, found: ScheduledSlot | undefined) {
  if (change.case !== 'move' || !found) return null;
  const { start, end } = change;
  return { date: dateOf(start), start: timeOf(start), end: timeOf(end), capacity: found.capacity };
}

/** Returns the schedule with these sessions on a day; a day without any is a day off. */
export function withDay<Offer extends Schedule>(
  offer: Offer,
  date: PlainDate,
  sessions: readonly ScheduledSlot[],
): Offer {
  const others = offer.specialDays.filter((day) => day.date !== date);
  if (sessions.length > 0) return { ...offer, specialDays: [...others, { date, sessions }] };
  return { ...offer, specialDays: others, daysOff: [...offer.daysOff, { start: date, end: date }] };
}
