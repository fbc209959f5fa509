import { sessionsOn, slotsOf } from '../booking/day-slots.ts';
import { isInPeriod } from '../booking/refusal.ts';
import { type Slot, slotId } from '../booking/slot.ts';
import type { SlottedOffer } from '../catalogue/slotted.ts';
import { addDays, type PlainDate, type WallTime, wallTime } from '../time/wall-time.ts';

/** How a place was paid for. */
export type Means =
  | 'card'
  | 'membership'
  | 'free-slot'
  | 'coupon'
  | 'credit'
  | 'gift'
  | 'elsewhere'
  | 'free'
  | 'unpaid';

/** What is known of the payment of an order; sums in cents. */
export interface PaidOrder {
  readonly isPending: boolean;
  readonly total: number;
  readonly isGift: boolean;
  /** Whether the order was made elsewhere, and brought by an import. */
  readonly isImported: boolean;
  readonly paidElsewhere: number | null;
  readonly discounts: readonly ('free-slot' | 'subscription' | 'coupon' | 'credit')[];
}

/** Returns with what an order was paid; empty if that is known to nobody but the place where it was made. */
export function meansOf(order: PaidOrder): readonly Means[] {
  const { isPending, total, isGift, isImported, paidElsewhere, discounts } = order;
  const reduced = discounts.map((kind): Means => (kind === 'subscription' ? 'membership' : kind));
  const paid = total > 0 ? [isImported ? 'elsewhere' : 'card'] : paidElsewhere ? ['elsewhere'] : [];
  const means = [...(isPending ? ['unpaid'] : paid), ...reduced, ...(isGift ? ['gift'] : [])] as readonly Means[];
  return means.length > 0 || isImported ? means : ['free'];
}

/** A session as the schedule has it on a day; `off` if it does not take place that day, although it does each week. */
export interface DaySlot extends Pick<Slot, 'id' | 'start' | 'end' | 'capacity'> {
  readonly state: 'planned' | 'off';
}

/** Returns the sessions of an offer on a day, with those of the week that do not take place. */
export function daySlots(offer: SlottedOffer, date: PlainDate): readonly DaySlot[] {
  const planned = slotsOf(offer, date).map(({ id, start, end, capacity }) => ({
    ...{ id, start, end, capacity },
    state: 'planned' as const,
  }));
  if (!isInPeriod(date, offer)) return planned;
  const usual = sessionsOn({ schedule: offer.schedule, specialDays: [] }, date);
  const off = usual.flatMap(({ start, end, capacity }): readonly DaySlot[] => {
    const at = wallTime(date, start);
    const until = wallTime(end > start ? date : addDays(date, 1), end);
    const id = slotId(offer.id, at);
    return planned.some((one) => one.id === id) ? [] : [{ id, start: at, end: until, capacity, state: 'off' }];
  });
  return [...planned, ...off];
}

/** Somebody who comes to a session or waits for it. */
export interface DayPerson {
  /** The id of the order with which they come; null for somebody who only waits. */
  readonly order: string | null;
  readonly name: string;
  /** Who gave them the place; null unless it is a gift. */
  readonly giver: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly places: number;
  readonly state: 'comes' | 'waits';
  readonly means: readonly Means[];
  /** Whether they were never at this studio before. */
  readonly isFirst: boolean;
  readonly isPresent: boolean;
}

/** A session of a day, an event or an animation with its people; `unscheduled`: booked, and in no schedule any more. */
export interface DaySession {
  readonly id: string;
  readonly title: string;
  readonly start: WallTime;
  readonly end: WallTime | null;
  readonly capacity: number | null;
  readonly state: 'planned' | 'off' | 'unscheduled';
  readonly provider: { readonly id: number; readonly fullName: string };
  readonly mayChange: boolean;
  readonly people: readonly DayPerson[];
}

/** Returns sessions in the order of the day: by start, then by title. */
export function inOrder<Session extends Pick<DaySession, 'start' | 'title' | 'id'>>(sessions: readonly Session[]) {
  const key = ({ start, title, id }: Session) => `${start} ${title} ${id}`;
  return [...sessions].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Returns how many come, are present, wait and have not paid yet, in places. */
export function countsOf(people: readonly DayPerson[]) {
  const sum = (is: (person: DayPerson) => boolean) =>
    people.filter(is).reduce((places, person) => places + person.places, 0);
  return {
    come: sum(({ state }) => state === 'comes'),
    present: sum(({ state, isPresent }) => state === 'comes' && isPresent),
    wait: sum(({ state }) => state === 'waits'),
    unpaid: sum(({ means }) => means.includes('unpaid')),
  };
}
