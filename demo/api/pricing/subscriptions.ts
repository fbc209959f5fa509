import { type Held, joinedPeriods } from '../../../core/catalogue/membership-period.ts';
import { dateOf, LAST_DAY } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Wishes } from '../schemas/basket.ts';

/** A subscription with its renewals, both Paris days included. */
export interface Subscription extends Held {
  readonly id: number;
  readonly title: string;
}

/** The subscriptions of an account that run or are paid for, the one that ends last first. A guest has none. */
export async function readSubscriptions(
  database: Queryable,
  caller: Caller,
  now: number,
): Promise<readonly Subscription[]> {
  if (caller.kind === 'guest') return [];
  const rows = await database.query<Subscription>(
    `SELECT id, title, starts_on AS start, least(expires_on, '${LAST_DAY}') AS "end", membership_id AS membership FROM subscription
     WHERE person_id = $1 AND expires_on >= $2::date AND ended_at IS NULL ORDER BY starts_on, id`,
    [caller.id, dateOf(toWallTime(now, PARIS))],
  );
  return joinedPeriods(rows);
}

/** The subscriptions that give free slots: none on a gift (D-gift-limits); a `subscription-invalid` problem if the wish names another person's. */
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
