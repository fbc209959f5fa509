import { sessionsOn, slotsOf } from '../booking/day-slots.ts';
import { dateRefusal } from '../booking/refusal.ts';
import type { Slot } from '../booking/slot.ts';
import type { SlottedOffer } from '../catalogue/slotted.ts';
import { addDays, dateOf, daysBetween, minutesBetween, timeOf, wallTime, weekdayOf } from '../time/wall-time.ts';
import { adjustGap } from '../time/zone.ts';
import { type BookedSession, slotAt } from './consequences.ts';
import { withDay } from './schedule-change.ts';

/** What may become of booked sessions that a new schedule does not have as they were. */
export const FATES = ['move', 'stay', 'call-off'] as const;
export type FateAnswer = (typeof FATES)[number];

/** A booked session, and the one of the new schedule that could take its place. */
export interface LeftSession {
  readonly session: BookedSession;
  readonly to: Slot | null;
}

/** What a studio must say of booked sessions of an offer: of one of its week, of one of a special day, or of closed days. */
export interface BookedQuestion {
  /** `sessions.yoga-doux.monday.10:00`, `sessions.yoga-doux.2026-12-24T10:00`, `daysOff.yoga-doux`. */
  readonly id: string;
  readonly sessions: readonly [LeftSession, ...LeftSession[]];
  readonly answers: readonly FateAnswer[];
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Returns what must be asked about the booked sessions of an offer whose schedule is replaced, at `now` (milliseconds since 1970). */
export function bookedQuestions(
  before: SlottedOffer,
  after: SlottedOffer,
  booked: readonly BookedSession[],
  now: number,
): readonly BookedQuestion[] {
  const left = new Map<string, BookedQuestion['sessions']>();
  for (const session of booked.filter((one) => isLeft(before, after, one))) {
    const id = questionOf(before, after, session);
    const one = { session, to: successorOf(before, after, session) };
    const known = left.get(id);
    left.set(id, known ? [...known, one] : [one]);
  }
  return [...left].map(([id, sessions]) => {
    const can: Readonly<Record<FateAnswer, boolean>> = {
      move: sessions.every(({ to }) => to !== null && dateRefusal(to, after, now) === null),
      stay: sessions.every(({ session }) => dateRefusal({ ...session, ...NO_SLOT }, after, now) === null),
      'call-off': sessions.every(({ session }) => !slotAt(after, session.start)),
    };
    return { id, sessions, answers: FATES.filter((fate) => can[fate]) };
  });
}

const NO_SLOT = { offerId: 0, capacity: 0, index: 0 };

/** Whether a session was in the schedule, and is not any more, or ends at another time. */
function isLeft(before: SlottedOffer, after: SlottedOffer, { start, people }: BookedSession): boolean {
  const [was, is] = [slotAt(before, start), slotAt(after, start)];
  if (!was || !is) return was !== undefined;
  return was.end !== is.end && people.some(({ as }) => as === 'booked');
}

function questionOf(before: SlottedOffer, after: SlottedOffer, { start }: BookedSession): string {
  const open = { ...after, startSlotted: null, endSlotted: null, daysOff: [] };
  if (!slotAt(after, start) && slotAt(open, start)) return `daysOff.${after.url}`;
  const isSpecial = [...before.specialDays, ...after.specialDays].some(({ date }) => date === dateOf(start));
  return `sessions.${after.url}.${isSpecial ? start : `${WEEKDAYS[weekdayOf(start)]}.${timeOf(start)}`}`;
}

/**
 * Returns the session of the new schedule that could take the place of one that it does not have: the one at its start; of
 * the new ones of its day the one in its turn, if as many are gone, else the nearest; else the one of the days around
 * whose time of day is nearest; null if there is none.
 */
function successorOf(before: SlottedOffer, after: SlottedOffer, { start }: BookedSession): Slot | null {
  const same = slotAt(after, start);
  if (same) return same;
  const date = dateOf(start);
  const newOn = (day: typeof date) => slotsOf(after, day).filter((slot) => !slotAt(before, slot.start));
  const [gone, added] = [slotsOf(before, date).filter((slot) => !slotAt(after, slot.start)), newOn(date)];
  if (gone.length === added.length) return added[gone.findIndex((slot) => slot.start === start)] ?? null;
  const near = added.length > 0 ? added : AROUND.flatMap((days) => newOn(addDays(date, days)));
  const byTime = (slot: Slot) => Math.abs(minutesBetween(start, wallTime(date, timeOf(slot.start))));
  const byDay = (slot: Slot) => Math.abs(daysBetween(date, dateOf(slot.start)));
  return [...near].sort((a, b) => byTime(a) - byTime(b) || byDay(a) - byDay(b))[0] ?? null;
}

const AROUND = [-3, -2, -1, 1, 2, 3];

/** Returns the new schedule in which the days of these sessions have them as they were, in place of what could replace them. */
export function withKept(before: SlottedOffer, after: SlottedOffer, kept: readonly LeftSession[]): SlottedOffer {
  return kept.reduce((offer, { session, to }) => {
    const date = dateOf(session.start);
    const was = sessionsOn(before, date).filter((one) => adjustGap(wallTime(date, one.start)) === session.start);
    const others = sessionsOn(offer, date).filter((one) => adjustGap(wallTime(date, one.start)) !== to?.start);
    return withDay(
      offer,
      date,
      [...others, ...was].sort((a, b) => (a.start < b.start ? -1 : 1)),
    );
  }, after);
}
