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
} as const;
