/** The columns, for `insertAll`, that several kinds of orders write. */
export const PLACE = {
  id: 'text',
  slotted_id: 'integer',
  starts_at: 'timestamp',
  capacity: 'integer',
  taken: 'integer',
} as const;

export const BOOKING = {
  purchase_id: 'uuid',
  person_id: 'integer',
  place_id: 'text',
  ends_at: 'timestamp',
  is_free: 'boolean',
} as const;

/** The columns that the row of every order fills. */
export const PURCHASE = {
  ...{ id: 'uuid', person_id: 'integer', provider_id: 'integer', title: 'text', url: 'text', state: 'text' },
  ...{ subtotal_cents: 'integer', total_cents: 'integer', currency: 'text' },
  ...{ first_name: 'text', last_name: 'text', email: 'text', created_at: 'bigint' },
  ...{ payment_provider: 'text', payment_id: 'text' },
} as const;

/** Returns the columns of a payment at the test gateway; without an amount in cents there is none. */
export function paidBy(id: string, amount: number) {
  return amount > 0 ? { payment_provider: 'test', payment_id: id } : { payment_provider: null, payment_id: null };
}
