import { NO_ADDRESS, NO_ADDRESS_OF_PERSON } from '../people/no-address.ts';

/** What a table holds about somebody. */
export interface Held {
  readonly table: string;
  /** The SQL of its rows about an address (`$1`), persons (`$2`) and orders (`$3`). */
  readonly of: string;
  /** The SQL that forgets them, the rows or their columns; null if they name nobody and the books or limits need them. */
  readonly forget: 'delete' | `SET ${string}` | null;
  /** The columns that may hold a name, an address, or what opens something of somebody. */
  readonly names: readonly string[];
}

const ofPersons = (table: string, forget: Held['forget'], ...names: readonly string[]): Held => {
  return { table, of: 'person_id = ANY($2::integer[])', forget, names };
};
const ofOrders = (table: string, forget: Held['forget'], ...names: readonly string[]): Held => {
  return { table, of: 'purchase_id = ANY($3::text[]::uuid[])', forget, names };
};
const GIFT = 'gift_person_id = NULL, gift_first_name = NULL, gift_last_name = NULL, gift_email = NULL';
const mentions = (column: string) => `($1 <> '' AND position('"' || $1 || '"' IN lower(${column}::text)) > 0)`;

/** Everything that the database holds about people, in the order in which it is forgotten (D-kept-data). */
export const HELD: readonly Held[] = [
  ofPersons('access_token', 'delete', 'hash', 'first_name', 'last_name', 'counts_as'),
  ofPersons('identity', 'delete', 'issuer', 'subject', 'groups'),
  ofPersons('saved_card', 'delete', 'reference', 'brand', 'last4', 'fingerprint'),
  ofPersons('fitness_hour', 'delete'),
  ofPersons('fitness_day', 'delete'),
  ofOrders('order_key', 'delete', 'hash'),
  ofOrders('guest_order', 'delete', 'network'),
  {
    table: 'outbox',
    of: `recipient = $1 OR purchase_id = ANY($3::text[]::uuid[]) OR content -> 'order' ->> 'id' = ANY($3::text[]) OR ${mentions('content')}`,
    forget: 'delete',
    names: ['recipient', 'content'],
  },
  {
    table: 'address_correction',
    of: 'purchase_id = ANY($3::text[]::uuid[]) OR $1 IN (email, earlier)',
    forget: 'delete',
    names: ['earlier', 'email'],
  },
  { table: 'idempotency', of: mentions('body'), forget: 'delete', names: ['owner', 'body'] },
  // A live hold ends within the hour, and what was typed in it.
  ofPersons('hold', 'SET token_hash = NULL, draft = NULL, wishes = NULL', 'token_hash', 'wishes', 'draft', 'network'),
  ofPersons('waiting', 'SET token_hash = NULL', 'token_hash'),
  ofPersons('booking', null),
  ofPersons('subscription', null),
  ofOrders('discount', null),
  ofOrders('credit_entry', null),
  {
    table: 'purchase',
    of: 'id = ANY($3::text[]::uuid[])',
    forget: `SET first_name = '', last_name = '', email = '${NO_ADDRESS}', token_hash = NULL, ${GIFT}`,
    names: ['first_name', 'last_name', 'email', 'token_hash', 'gift_first_name', 'gift_last_name', 'gift_email'],
  },
  {
    table: 'purchase',
    of: `id <> ALL($3::text[]::uuid[]) AND (gift_email = nullif($1, '') OR gift_person_id = ANY($2::integer[]))`,
    forget: `SET ${GIFT}`,
    names: [],
  },
  {
    table: 'person',
    of: 'id = ANY($2::integer[])',
    forget: `SET email = ${NO_ADDRESS_OF_PERSON}, first_name = '', last_name = '', phone = NULL, tracker = NULL, stripe_customer = NULL`,
    names: ['email', 'first_name', 'last_name', 'phone', 'tracker', 'stripe_customer'],
  },
];

/** Whom something is held about. */
export interface About {
  /** In lower case; empty for no address. */
  readonly address: string;
  readonly people: readonly number[];
  readonly orders: readonly string[];
}
