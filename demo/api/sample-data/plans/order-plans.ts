import type { Order } from '../../schemas/booking.ts';
import { DEMO_ADMIN, DEMO_COACH, DEMO_COMPANY, DEMO_CUSTOMER, DEMO_SUBSCRIBER, YOGA_STUDIO } from '../ids.ts';

/** What a demo user has bought. */
export type Bought =
  /** The n-th slots of an offer's first day with so many, so many weeks before this month. */
  | { readonly case: 'slots'; readonly offer: string; readonly weeksAgo: number; readonly sessions: readonly number[] }
  /** The n-th event that is over, or the n-th to come that can be bought. */
  | { readonly case: 'event'; readonly when: 'past' | 'coming'; readonly nth: number }
  /** An option of a membership that ran for a while, some days ago. */
  | { readonly case: 'membership'; readonly option: number; readonly daysAgo: number };

/** An order of a demo user, beside the bookings for which the calendars refuse more. */
export interface OrderPlan {
  readonly personId: number;
  readonly what: Bought;
  readonly state: Exclude<Order['state'], 'pending'>;
  /** Per cent that the sample's past coupon took off. */
  readonly coupon?: number;
  /** Company credit paid for it. */
  readonly isOnCredit?: true;
  readonly gift?: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

const gift = { firstName: 'Louise', lastName: 'Garnier', email: 'louise.garnier@example.org' } as const;

/** Months of a customer's life, with every way in which an order ends; something past and something to come for everybody. */
export function orderPlans(): readonly OrderPlan[] {
  return [
    of(DEMO_CUSTOMER, slots('vinyasa-dynamique', 2, 0, 1)),
    of(DEMO_CUSTOMER, slots('massage-assis', 3, 4), { state: 'cancelled' }),
    of(DEMO_CUSTOMER, slots('padel-duo', 5, 20, 21), { coupon: 20 }),
    of(DEMO_CUSTOMER, past(0)),
    of(DEMO_CUSTOMER, slots('bain-sonore', 8, 0), { gift }),
    of(DEMO_CUSTOMER, slots('reflexologie-plantaire', 10, 2), { state: 'refunded' }),
    of(DEMO_CUSTOMER, slots('aquabike', 13, 5), { state: 'expired' }),
    of(DEMO_CUSTOMER, slots('natation-libre', 15, 1)),
    of(DEMO_CUSTOMER, past(9), { state: 'cancelled' }),
    of(DEMO_CUSTOMER, slots('danse-classique', 19, 1)),
    of(DEMO_CUSTOMER, { case: 'membership', option: 1, daysAgo: 150 }),
    of(DEMO_CUSTOMER, coming(0)),
    of(DEMO_SUBSCRIBER, coming(1)),
    of(DEMO_SUBSCRIBER, slots('cours-d-essai-de-danse', 3, 1)),
    of(DEMO_SUBSCRIBER, past(18)),
    of(DEMO_COMPANY, coming(2)),
    of(DEMO_COMPANY, slots('cross-training', 4, 2, 3), { isOnCredit: true }),
    of(DEMO_COMPANY, past(27), { state: 'cancelled' }),
    of(YOGA_STUDIO, coming(3)),
    of(YOGA_STUDIO, past(36)),
    of(DEMO_COACH, coming(4), { gift }),
    of(DEMO_COACH, slots('boxe-loisir', 6, 0)),
    of(DEMO_ADMIN, coming(5)),
    of(DEMO_ADMIN, past(45)),
  ];
}

function of(personId: number, what: Bought, more: Partial<Omit<OrderPlan, 'personId' | 'what'>> = {}): OrderPlan {
  return { personId, what, state: 'confirmed', ...more };
}

function slots(offer: string, weeksAgo: number, ...sessions: readonly number[]): Bought {
  return { case: 'slots', offer, weeksAgo, sessions };
}

function past(nth: number): Bought {
  return { case: 'event', when: 'past', nth };
}

function coming(nth: number): Bought {
  return { case: 'event', when: 'coming', nth };
}
