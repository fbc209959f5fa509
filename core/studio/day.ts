import type { WallTime } from '../time/wall-time.ts';

/** The ways in which a place is paid for. */
export const MEANS = [
  'card',
  'membership',
  'free-slot',
  'coupon',
  'credit',
  'gift',
  'elsewhere',
  'free',
  'unpaid',
] as const;

/** How a place was paid for. */
export type Means = (typeof MEANS)[number];

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

/** The calendar that says when a venue is closed (D-closure-calendar). */
export interface ClosureState {
  /** The host of its address. */
  readonly from: string;
  /** When it could be read last, in milliseconds since 1970; null if never. */
  readonly readAt: number | null;
  /** Whether it could not be read for so long that its venue was told. */
  readonly isOld: boolean;
  /** How many days it closes from today on. */
  readonly days: number;
}

/** Returns how many come, are present and wait, in places. */
export function countsOf(people: readonly DayPerson[]) {
  const sum = (is: (person: DayPerson) => boolean) =>
    people.filter(is).reduce((places, person) => places + person.places, 0);
  return {
    come: sum(({ state }) => state === 'comes'),
    present: sum(({ state, isPresent }) => state === 'comes' && isPresent),
    wait: sum(({ state }) => state === 'waits'),
  };
}
