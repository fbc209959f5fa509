import { slotsOf } from '../../../core/booking/day-slots.ts';
import type { Slot } from '../../../core/booking/slot.ts';
import type { BookingRules, ScheduledSlot, SlottedOffer } from '../../../core/catalogue/slotted.ts';
import {
  addMinutes,
  type PlainDate,
  type TimeOfDay,
  timeOf,
  wallTime,
  weekdayOf,
} from '../../../core/time/wall-time.ts';
import type { Random } from '../../../demo/api/sample-data/random.ts';
import { PROVIDER } from '../../fixtures/server/seed.ts';

/** Today, with slots before and after the servers' 10:00; two days of the same month; one of the next. */
export const DAYS = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-12-01'] as const;

/** The people of a world, each with the number that is added to the id of its first person. */
export const PEOPLE = { user: 0, colleague: 1, stranger: 2, late: 3 } as const;

export type Who = keyof typeof PEOPLE;

/** Places that somebody has: booked, ordered and unpaid, or held. */
export interface Claim {
  readonly who: Who;
  readonly kind: 'booked' | 'unpaid' | 'checkout' | 'offered' | 'run out';
  readonly slot: Slot;
}

/** An offer with another one of the same hours, the claims on both, and the slots that the user wants. */
export interface World {
  readonly n: number;
  readonly offer: SlottedOffer;
  readonly other: SlottedOffer;
  readonly hasOrganization: boolean;
  readonly claims: readonly Claim[];
  /** In the order in which the user presses them. */
  readonly wanted: readonly Slot[];
}

/** The id of a person of a world. */
export function personOf({ n }: World, who: Who): number {
  return 1_000_000 + n * 10 + PEOPLE[who];
}

/** Returns the n-th world; the same number and `random` give the same world. */
export function aWorld(n: number, random: Random): World {
  const offer = anOffer(100_000 + n * 2, random, rulesOf(random), ['09:00', '10:00', '11:00', '12:00', '13:00']);
  const calm = { ...rulesOf(random), maxSlot: 5, daysOff: [], startSlotted: null, endSlotted: null };
  const other = anOffer(100_001 + n * 2, random, calm, ['11:00', '15:00']);
  return {
    n,
    offer,
    other,
    hasOrganization: random.below(2) === 0,
    claims: claimsOf(random, offer, other),
    wanted: wantedOf(random, offer, other),
  };
}

/** Every slot of the offer on these days, whatever its period and its days off. */
export function sessionsOn(offer: SlottedOffer, days: readonly PlainDate[]): readonly Slot[] {
  const always = { ...offer, startSlotted: null, endSlotted: null, daysOff: [] };
  return days.flatMap((day) => slotsOf(always, day));
}

function rulesOf(random: Random): BookingRules {
  return {
    slotTime: random.pick([60, 60, 60, 30]),
    maxSlot: random.pick([1, 2, 3, 3, 5]),
    bookMonth: random.pick([0, 2, 3, 4, 10, 10, 10, 10, 10, 10]),
    bookMonthUnique: random.below(2) === 0,
    maxMonthlyBookBasedOn: random.pick(['user', 'org']),
    consecutive: random.below(3) === 0,
    maxMultiSlots: random.pick([0, 0, 0, 0, 1, 2, 3]),
    freeSlot: 0,
    waitListBooking: random.below(2) === 0,
    startSlotted: random.below(8) === 0 ? random.pick(['2026-11-24', '2026-11-21']) : null,
    endSlotted: random.below(8) === 0 ? random.pick(['2026-11-23', '2026-11-24']) : null,
    daysOff: random.below(6) === 0 ? [{ start: '2026-11-23', end: random.pick(['2026-11-23', '2026-11-24']) }] : [],
  };
}

function anOffer(id: number, random: Random, rules: BookingRules, starts: readonly TimeOfDay[]): SlottedOffer {
  const open = new Set<number>(DAYS.map(weekdayOf));
  const sessions = starts.map((start): ScheduledSlot => {
    const end = timeOf(addMinutes(wallTime(DAYS[0], start), 60));
    return { start, end, capacity: random.pick([1, 1, 2, 3]) };
  });
  return {
    ...rules,
    id,
    title: 'Yoga',
    url: `world-${id}`,
    provider: { id: PROVIDER, fullName: 'Studio', url: 'studio' },
    sport: null,
    price: 0,
    currency: 'EUR',
    coach: null,
    language: null,
    intensity: null,
    schedule: Array.from({ length: 7 }, (_, weekday) => (open.has(weekday) ? sessions : [])),
    specialDays: random.below(5) === 0 ? [{ date: DAYS[1], sessions: sessions.slice(1) }] : [],
  };
}

/** Makes claims within the capacities of the slots. */
function claimsOf(random: Random, offer: SlottedOffer, other: SlottedOffer): readonly Claim[] {
  const claims: Claim[] = [];
  const slots = sessionsOn(offer, DAYS);
  const others = sessionsOn(other, DAYS);
  const claim = (who: Who, kind: Claim['kind'], from: readonly Slot[]) => {
    const slot = from[random.below(from.length)];
    if (slot && claims.filter((one) => one.slot.id === slot.id).length < slot.capacity)
      claims.push({ who, kind, slot });
  };
  const times = (most: number, act: () => void) => Array.from({ length: random.below(most + 1) }, act);
  times(2, () => claim('user', 'booked', random.below(4) === 0 ? others : slots));
  times(3, () => claim('colleague', 'booked', random.below(4) === 0 ? others : slots));
  times(12, () => claim('stranger', 'booked', slots));
  if (random.below(5) === 0) claim('user', 'unpaid', slots);
  if (random.below(4) === 0) times(3, () => claim('user', 'checkout', slots));
  if (random.below(8) === 0) claim('user', 'offered', slots);
  if (random.below(3) === 0) times(3, () => claim('stranger', 'checkout', slots));
  if (random.below(3) === 0) times(3, () => claim('late', 'run out', slots));
  return claims;
}

/**
 * Picks a few slots of one day near each other, and sometimes a slot of another day or of the other offer, or a repeat.
 */
function wantedOf(random: Random, offer: SlottedOffer, other: SlottedOffer): readonly Slot[] {
  const day = sessionsOn(offer, [random.pick([DAYS[0], DAYS[1], DAYS[1], DAYS[2], DAYS[2], DAYS[3]])]);
  const first = random.below(day.length);
  const wanted = day.slice(first, first + 1 + random.below(4));
  const more = [
    ...(random.below(4) === 0 ? sessionsOn(offer, [random.pick(DAYS)]).slice(0, 2) : []),
    ...(random.below(3) === 0 ? Array.from({ length: 1 + random.below(3) }, () => wanted[0]) : []),
    ...(random.below(10) === 0 ? sessionsOn(other, ['2026-12-01']).slice(-1) : []),
  ].filter((slot) => slot !== undefined);
  return [...wanted, ...more]
    .map((slot) => ({ slot, at: random.below(1000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ slot }) => slot);
}
