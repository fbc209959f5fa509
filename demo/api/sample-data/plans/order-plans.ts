import { type Static, Type } from 'typebox';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import { DEMO_ADMIN, DEMO_COACH, DEMO_COMPANY, DEMO_CUSTOMER, DEMO_SUBSCRIBER, YOGA_STUDIO } from '../ids.ts';
import file from './orders.json' with { type: 'json' };

const { Optional } = Type;
const Count = Type.Integer({ minimum: 0 });
const Id = Type.Integer({ minimum: 1 });

/** What a demo user has bought. */
const Bought = Type.Union([
  /**
   * Slots of an offer, by their positions in the first day that has enough slots, `weeksAgo` weeks before this month.
   */
  exact({ case: Type.Literal('slots'), offer: Type.String(), weeksAgo: Count, sessions: Type.Array(Count) }),
  /** The n-th event that is over, or the n-th event to come that can be bought. */
  exact({ case: Type.Literal('event'), when: Type.Enum(['past', 'coming']), nth: Count }),
  /** An option of a membership that began `daysAgo` days ago. */
  exact({ case: Type.Literal('membership'), option: Id, daysAgo: Count }),
]);

export type Bought = Static<typeof Bought>;

/**
 * The orders of several months, with every state in which an order can end; everybody has past orders and orders to
 * come.
 */
const Orders = Type.Array(
  exact({
    buyer: Type.Enum(['customer', 'subscriber', 'company', 'coach', 'admin', 'provider']),
    bought: Bought,
    state: Optional(Type.Enum(['confirmed', 'expired', 'cancelled', 'refunded'])),
    /** The percentage that the past coupon of the sample took off. */
    coupon: Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** Whether company credit paid for the order. */
    isOnCredit: Optional(Type.Boolean()),
    gift: Optional(exact({ firstName: Type.String(), lastName: Type.String(), email: Type.String() })),
  }),
);

const plans = checkedFile(Orders, 'orders.json', file);

type Planned = Static<typeof Orders>[number];

/** A planned order of a demo user, in addition to the bookings that `demoBookings` returns. */
export interface OrderPlan extends Omit<Planned, 'buyer' | 'state'> {
  readonly personId: number;
  readonly state: NonNullable<Planned['state']>;
}

const BUYERS: Readonly<Record<Planned['buyer'], number>> = {
  customer: DEMO_CUSTOMER,
  subscriber: DEMO_SUBSCRIBER,
  company: DEMO_COMPANY,
  coach: DEMO_COACH,
  admin: DEMO_ADMIN,
  provider: YOGA_STUDIO,
};

/** Returns the planned orders of the demo users. */
export function orderPlans(): readonly OrderPlan[] {
  return plans().map(({ buyer, ...plan }) => ({ state: 'confirmed', ...plan, personId: BUYERS[buyer] }));
}
