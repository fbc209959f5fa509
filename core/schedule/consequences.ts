import { slotsOf } from '../booking/day-slots.ts';
import { dateRefusal, type RefusalCase } from '../booking/refusal.ts';
import type { Slot, SlotId } from '../booking/slot.ts';
import type { SlottedOffer } from '../catalogue/slotted.ts';
import { dateOf, type WallTime } from '../time/wall-time.ts';

/** Somebody whom a change of a session concerns. */
export interface Concerned {
  readonly id: number;
  readonly name: string;
  readonly as: 'booked' | 'holding' | 'waiting';
}

/** A session to come that somebody has booked, holds or waits for. */
export interface BookedSession {
  readonly id: SlotId;
  readonly start: WallTime;
  readonly end: WallTime;
  /** How many places of it are taken. */
  readonly taken: number;
  readonly people: readonly Concerned[];
}

/** What is to become of a booked session that is no longer in the schedule. */
export type Fate = { readonly case: 'moved'; readonly start: WallTime } | { readonly case: 'called-off' };

/** What a change does to a booked session. */
export interface Consequence {
  readonly session: BookedSession;
  readonly what:
    | { readonly case: 'moved'; readonly to: Slot }
    | { readonly case: 'called-off' }
    /** Nobody is put out: as many as have places keep them. */
    | { readonly case: 'resized'; readonly capacity: number };
}

/** Why a change is refused, and whom it concerns. */
export interface ChangeRefusal {
  readonly case: Extract<RefusalCase, 'past' | 'outside-period' | 'day-off' | 'full' | 'already-booked'> | 'not-found';
  readonly session: SlotId;
  readonly people: readonly Concerned[];
}

export interface Consequences {
  readonly consequences: readonly Consequence[];
  /** Sessions that are not in the schedule any more and that no fate was given. */
  readonly open: readonly BookedSession[];
  readonly refusals: readonly ChangeRefusal[];
}

/**
 * Returns what becomes of the booked sessions of an offer when its schedule changes, at `now` (milliseconds since 1970).
 * `fateOf` says what is to become of a session that the schedule does not have any more.
 */
export function consequencesOf(
  before: SlottedOffer,
  after: SlottedOffer,
  booked: readonly BookedSession[],
  fateOf: (session: BookedSession) => Fate | null,
  now: number,
): Consequences {
  const consequences: Consequence[] = [];
  const open: BookedSession[] = [];
  const refusals: ChangeRefusal[] = [];
  for (const session of booked) {
    const [was, is] = [slotAt(before, session.start), slotAt(after, session.start)];
    if (is) {
      const people = session.people.filter(({ as }) => as === 'booked');
      if (was && was.end !== is.end && people.length > 0)
        consequences.push({ session, what: { case: 'moved', to: is } });
      else if (was && was.capacity !== is.capacity) {
        consequences.push({ session, what: { case: 'resized', capacity: is.capacity } });
      }
      continue;
    }
    const fate = fateOf(session);
    const to = fate?.case === 'moved' ? slotAt(after, fate.start) : undefined;
    const refused = to && dateRefusal(to, after, now);
    if (fate === null) open.push(...(was ? [session] : []));
    else if (fate.case === 'called-off') consequences.push({ session, what: { case: 'called-off' } });
    else if (!to || refused) refusals.push(refusalOf(session, refused?.case ?? whyNot(after, fate.start)));
    else consequences.push({ session, what: { case: 'moved', to } });
  }
  return { consequences, open, refusals: [...refusals, ...withoutRoom(consequences, booked)] };
}

/** A booking of somebody whom a change concerns. */
export interface OtherBooking {
  readonly person: number;
  readonly place: string;
  readonly start: WallTime;
}

/** Returns the refusals of sessions that move to a start at which somebody of them has another booking. */
export function doubleBookings(
  consequences: readonly Consequence[],
  others: readonly OtherBooking[],
): readonly ChangeRefusal[] {
  const moves = consequences.flatMap(({ session, what }) => (what.case === 'moved' ? [{ session, to: what.to }] : []));
  const ends = new Map<string, WallTime | null>(moves.map(({ session, to }) => [session.id, to.start]));
  for (const { session, what } of consequences) if (what.case === 'called-off') ends.set(session.id, null);
  return moves.flatMap(({ session, to }) => {
    const startOf = ({ place, start }: OtherBooking) => (ends.has(place) ? ends.get(place) : start);
    const people = session.people.filter(
      ({ id, as }) =>
        as === 'booked' &&
        others.some((other) => other.person === id && other.place !== session.id && startOf(other) === to.start),
    );
    return people.length > 0 ? [{ case: 'already-booked' as const, session: session.id, people }] : [];
  });
}

/** Returns the refusals of sessions that join others whose places are too few for all. */
function withoutRoom(consequences: readonly Consequence[], booked: readonly BookedSession[]): readonly ChangeRefusal[] {
  const gone = new Set(consequences.flatMap(({ session, what }) => (what.case === 'resized' ? [] : [session.id])));
  const moves = consequences.flatMap(({ session, what }) => (what.case === 'moved' ? [{ session, to: what.to }] : []));
  return moves.flatMap(({ session, to }) => {
    const joining = moves.filter((other) => other.to.id === to.id).map((other) => other.session);
    const there = booked.filter(({ id }) => id === to.id && !gone.has(id));
    const taken = [...joining, ...there].reduce((sum, one) => sum + one.taken, 0);
    const isJoining = joining.length + there.length > 1;
    return isJoining && taken > to.capacity ? [refusalOf(session, 'full')] : [];
  });
}

function refusalOf({ id, people }: BookedSession, why: ChangeRefusal['case'] | RefusalCase): ChangeRefusal {
  return { case: why as ChangeRefusal['case'], session: id, people };
}

function whyNot(after: SlottedOffer, start: WallTime): ChangeRefusal['case'] {
  const always = { ...after, startSlotted: null, endSlotted: null, daysOff: [] };
  const slot = slotAt(always, start);
  if (!slot) return 'not-found';
  return slotAt({ ...after, startSlotted: null, endSlotted: null }, start) ? 'outside-period' : 'day-off';
}

/** Returns the slot that starts then, if the schedule has one. */
export function slotAt(offer: SlottedOffer, start: WallTime): Slot | undefined {
  return slotsOf(offer, dateOf(start)).find((slot) => slot.start === start);
}
