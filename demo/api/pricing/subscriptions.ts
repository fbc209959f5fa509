import { type Held, joinedPeriods } from '../../../core/catalogue/membership-period.ts';
import type { DateRange } from '../../../core/catalogue/slotted.ts';
import { areGiven, isInUse } from '../../../core/pricing/given-days.ts';
import { dateOf, type PlainDate } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Queryable } from '../database/database.ts';
import { lastDay } from '../database/last-day.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Wishes } from '../schemas/basket.ts';

/** A subscription joined with its renewals; both days, in Paris, are included. */
export interface Subscription extends Held {
  readonly id: number;
  readonly title: string;
}

/**
 * Reads the subscriptions of an account that are running or will start, beginning with the one that ends last. A guest
 * has none.
 */
export async function readSubscriptions(
  database: Queryable,
  caller: Caller,
  now: number,
): Promise<readonly Subscription[]> {
  if (caller.kind === 'guest') return [];
  const rows = await database.query<Subscription>(
    `SELECT id, title, starts_on AS start, ${lastDay('expires_on')} AS "end", membership_id AS membership FROM subscription
     WHERE person_id = $1 AND expires_on >= $2::date AND ended_at IS NULL ORDER BY starts_on, id`,
    [caller.id, dateOf(toWallTime(now, PARIS))],
  );
  return joinedPeriods(rows);
}

/**
 * Returns the subscriptions that give free slots; none for a gift (D-gift-limits). Throws a `subscription-invalid`
 * problem if the wish names a subscription that is not one of these.
 */
export function chooseSubscriptions(
  subscriptions: readonly Subscription[],
  { subscription: wish, gift }: Wishes,
): readonly Subscription[] {
  if (gift !== undefined || wish === null) return [];
  if (wish === undefined) return subscriptions;
  const chosen = subscriptions.filter(({ id }) => id === wish);
  if (chosen.length === 0) throw new Problem('subscription-invalid');
  return chosen;
}

/**
 * Whether the membership that was bought with an order makes slots free that no other membership of the buyer makes
 * free.
 */
export async function isMembershipInUse(database: Queryable, orderId: string): Promise<boolean> {
  const periods = await periodsOfBuyer(database, orderId);
  const bought = periods.find(({ isBought }) => isBought);
  if (!bought) return false;
  const others = periods.filter(({ isBought }) => !isBought);
  return isInUse(bought, others, await freeDays(database, orderId, "buyer's"));
}

/** Whether the buyer's memberships still cover the slots that they made free in an order. */
export async function areFreeSlotsGiven(database: Queryable, orderId: string): Promise<boolean> {
  return areGiven(await freeDays(database, orderId, "order's"), await periodsOfBuyer(database, orderId));
}

/**
 * Returns the periods of the memberships of an order's buyer that have not been ended, and which of them were bought
 * with the order.
 */
function periodsOfBuyer(database: Queryable, orderId: string) {
  return database.query<DateRange & { readonly isBought: boolean }>(
    `SELECT starts_on AS start, ${lastDay('expires_on')} AS "end", purchase_id IS NOT DISTINCT FROM $1::uuid AS "isBought"
     FROM subscription WHERE ended_at IS NULL AND person_id = (SELECT person_id FROM purchase WHERE id = $1)`,
    [orderId],
  );
}

/** Returns the days of booked slots that memberships have made free, in one order or in all orders of its buyer. */
async function freeDays(database: Queryable, orderId: string, whose: "order's" | "buyer's") {
  const isOf =
    whose === "order's"
      ? 'booking.purchase_id = $1'
      : 'booking.person_id = (SELECT person_id FROM purchase WHERE id = $1)';
  const rows = await database.query<{ day: PlainDate }>(
    `SELECT DISTINCT place.starts_at::date AS day FROM booking JOIN place ON place.id = place_id
     WHERE ${isOf} AND is_free AND booking.returned_at IS NULL
       AND EXISTS (SELECT FROM discount WHERE discount.purchase_id = booking.purchase_id AND kind = 'subscription')`,
    [orderId],
  );
  return rows.map(({ day }) => day);
}
