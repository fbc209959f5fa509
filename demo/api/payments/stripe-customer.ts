import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import { mailAddress } from '../people/no-address.ts';

/**
 * Returns the id of the Stripe customer of an order's buyer; creates the customer if the account has none. Returns null
 * for a guest, because everybody who types the same e-mail address shares the row of `person`.
 */
export async function customerOfOrder(
  stripe: Stripe,
  database: Database,
  { orderId, key }: { readonly orderId: string; readonly key: string },
): Promise<string | null> {
  const [buyer] = await database.query<{
    id: number;
    email: string;
    first_name: string;
    last_name: string;
    stripe_customer: string | null;
  }>(
    `SELECT id, email, first_name, last_name, stripe_customer FROM person
     WHERE kind = 'account' AND id = (SELECT person_id FROM purchase WHERE id = $1)`,
    [orderId],
  );
  if (!buyer) return null;
  if (buyer.stripe_customer !== null) return buyer.stripe_customer;
  const { id, first_name, last_name } = buyer;
  const email = mailAddress(buyer.email);
  const made = await stripe.customers.create(
    { ...(email !== null && { email }), name: `${first_name} ${last_name}`, metadata: { person: String(id) } },
    { idempotencyKey: `customer-${key}` },
  );
  // Another order of the same account may have created a customer at the same time; the one that was written first is
  // kept.
  const [kept] = await database.query<{ stripe_customer: string }>(
    'UPDATE person SET stripe_customer = coalesce(stripe_customer, $2) WHERE id = $1 RETURNING stripe_customer',
    [id, made.id],
  );
  return kept?.stripe_customer ?? made.id;
}

/** Deletes a customer that Stripe does not know any more, with their cards. */
export async function forgetCustomer(database: Database, customer: string): Promise<void> {
  await database.query(
    `DELETE FROM saved_card WHERE provider = 'stripe' AND person_id IN (SELECT id FROM person WHERE stripe_customer = $1)`,
    [customer],
  );
  await database.query('UPDATE person SET stripe_customer = NULL WHERE stripe_customer = $1', [customer]);
}
