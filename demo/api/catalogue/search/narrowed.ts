import type { EventQuery } from '../../../../core/catalogue/event-query.ts';
import { isOffering } from '../../../../core/catalogue/groups.ts';
import type { Parameter, Queryable } from '../../database/database.ts';
import { IS_COMING, IS_LISTED } from '../listed.ts';
import { parseReference } from '../reference.ts';
import { findUser } from '../users.ts';

/**
 * How a list is narrowed down: conditions on `event`, the parameters from `$2` on, and whether a series is shown as one
 * card.
 */
export interface Narrowed {
  readonly conditions: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly isOneASeries: boolean;
}

/**
 * Returns the conditions of a query. If `provider` names a customer, they select the events that the customer has
 * booked.
 */
export async function narrow(database: Queryable, { category, city, provider, sport }: EventQuery): Promise<Narrowed> {
  const parameters: Parameter[] = [];
  const given = (value: Parameter) => `$${parameters.push(value) + 1}`;
  const conditions: string[] = [];
  if (sport !== undefined) conditions.push(`event.sport_slug = ${given(sport)}`);
  if (category !== undefined) {
    conditions.push(`event.sport_slug IN (SELECT slug FROM sport WHERE category_slug = ${given(category)})`);
  }
  if (city !== undefined) {
    conditions.push(`event.provider_id IN (SELECT person_id FROM user_page WHERE city_slug = ${given(city)})`);
  }
  if (provider === undefined) return { conditions, parameters, isOneASeries: true };
  const user = await findUser(database, parseReference(provider));
  if (!user) return { conditions: ['false'], parameters: [], isOneASeries: true };
  const isOwn = isOffering(user.groups);
  if (isOwn) conditions.push(`event.provider_id = ${given(user.id)}`);
  else conditions.push(`event.id IN (${bookedBy(given(user.id))})`);
  return { conditions, parameters, isOneASeries: isOwn };
}

/** Returns the SQL condition that an event is in the narrowed list. */
export function whereListed({ conditions, isOneASeries }: Narrowed): string {
  return [isOneASeries ? IS_LISTED : IS_COMING, ...conditions].join(' AND ');
}

/**
 * Returns the SQL of the ids of the events that a person has confirmed bookings of; a booked slot counts as the card of
 * its offer.
 */
const bookedBy = (person: string) => `
  SELECT substr(place_id, 7)::integer FROM booking JOIN purchase ON purchase.id = purchase_id
  WHERE booking.person_id = ${person} AND returned_at IS NULL AND state = 'confirmed' AND place_id LIKE 'event:%'
  UNION SELECT card.id FROM booking JOIN purchase ON purchase.id = purchase_id JOIN event card USING (slotted_id)
  WHERE booking.person_id = ${person} AND returned_at IS NULL AND state = 'confirmed'`;
