import { dateOf, type PlainDate } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Wishes } from '../schemas/basket.ts';

/** A running subscription, both Paris days included. */
interface Subscription {
  readonly id: number;
  readonly title: string;
  readonly start: PlainDate;
  readonly end: PlainDate;
}

/** The subscriptions of an account that run today, the one that runs longest first. A guest has none. */
export async function readSubscriptions(
  database: Queryable,
  caller: Caller,
  now: number,
): Promise<readonly Subscription[]> {
  if (caller.kind === 'guest') return [];
  return database.query<Subscription>(
    `SELECT id, title, starts_on AS start, expires_on AS "end" FROM subscription
     WHERE person_id = $1 AND starts_on <= $2::date AND expires_on >= $2::date ORDER BY expires_on DESC, id`,
    [caller.id, dateOf(toWallTime(now, PARIS))],
  );
}

/** The subscription that gives free slots: none on a gift (D-gift-limits); a `subscription-invalid` problem if the wish names another person's. */
export function chooseSubscription(
  subscriptions: readonly Subscription[],
  { subscription: wish, gift }: Wishes,
): Subscription | null {
  if (gift !== undefined || wish === null) return null;
  if (wish === undefined) return subscriptions[0] ?? null;
  const chosen = subscriptions.find(({ id }) => id === wish);
  if (!chosen) throw new Problem('subscription-invalid');
  return chosen;
}
