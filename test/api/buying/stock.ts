import type { Database, Parameter } from '../../../demo/api/database/database.ts';
import { hashOf } from '../../../demo/api/people/caller.ts';
import { slot } from '../../fixtures/server/api.ts';

type Row = Readonly<Record<string, Parameter>>;

/** A paid offer with a session of an hour at every full hour of every day from 08:00 to 19:00. */
export interface OfferForSale {
  readonly id: number;
  /** The slot of a start; 2026-12-01 10:00 where nothing else is named. */
  at(time?: string, day?: string): string;
  /** The places taken of a slot. */
  taken(slotId: string): Promise<number>;
}

export interface Account {
  readonly id: number;
  readonly token: string;
  readonly email: string;
}

/** Offers and people of tests: each with an id of its own, so that no test affects another. */
export interface Stock {
  /** 12 € and one place in each slot, without limits; columns of `slotted` in `changes` switch one on. */
  offer(changes?: Row & { readonly capacity?: number }): Promise<OfferForSale>;
  account(changes?: Row): Promise<Account>;
  /** An organisation with this much credit; returns its id. */
  organization(creditCents: number): Promise<number>;
  /** A subscription from 2026-11-01 to 2026-12-31; returns its id. */
  subscription(person: Account, changes?: Row): Promise<number>;
  /** 10 % off without an end; returns the code. */
  coupon(changes?: Row): Promise<string>;
  /** 18 €, 2026-12-01 10:00 to 12:00, 20 places; returns its reference. */
  event(changes?: Row): Promise<string>;
  /** 8 €, 2026-12-02 18:00 to 19:00, 30 places; returns its reference. */
  animation(changes?: Row): Promise<string>;
  /** 59 € for a month; returns its reference. */
  membershipOption(changes?: Row): Promise<string>;
  /** The membership of an option; returns its id. */
  membershipOf(ref: string): Promise<number>;
  /** The rows of one statement. */
  rows<Found>(sql: string, parameters?: readonly Parameter[]): Promise<Found[]>;
  /** The reductions of a purchase, in the order in which they were subtracted. */
  ledger(orderId: string): Promise<readonly LedgerRow[]>;
}

interface LedgerRow {
  readonly kind: string;
  readonly amount_cents: number;
  readonly coupon_id: number | null;
  readonly subscription_id: number | null;
  readonly returned_at: number | null;
}

/** The yoga studio of the sample data, whose orders can be cancelled until a day before. */
const PROVIDER = 42;

const OFFER = {
  provider_id: PROVIDER,
  price_cents: 1200,
  slot_time: 60,
  free_slot: 0,
  max_slot: 5,
  book_month: 100,
  book_month_unique: true,
  consecutive: false,
  max_multi_slots: 0,
  monthly_based_on: 'user',
  wait_list_booking: false,
} as const;

export function stockOf(database: Database): Stock {
  const writer = writerFor(database);
  const { insert, add, nextId } = writer;
  return {
    offer: (changes) => addOffer(database, writer, changes),
    ...itemsOf(writer),
    account: async (changes = {}) => {
      const [token, email] = [`account-${nextId()}`, `account${nextId()}@example.org`];
      const names = { first_name: 'Ana', last_name: 'Costa' };
      const id = await add('person', { kind: 'account', email, ...names, created_at: 0, ...changes });
      await insert('access_token', { hash: hashOf(token), person_id: id });
      return { id, token, email };
    },
    organization: async (creditCents) => {
      const id = await add('organization', { name: 'Atelier Sud', credit_cents: creditCents });
      await insert('credit_entry', { organization_id: id, amount_cents: creditCents, created_at: 0 });
      return id;
    },
    subscription: (person, changes = {}) =>
      add('subscription', {
        ...{ person_id: person.id, title: 'Pass', starts_on: '2026-11-01', expires_on: '2026-12-31' },
        ...changes,
      }),
    coupon: async (changes = {}) => {
      const code = `COUPON${nextId()}`;
      const value = changes['amount_cents'] === undefined ? { percent: 10 } : {};
      await add('coupon', { code, ...value, ...changes });
      return code;
    },
    membershipOf: async (ref) => {
      const [option] = await database.query<{ membership_id: number }>(
        'SELECT membership_id FROM membership_option WHERE id = $1',
        [Number(ref.slice('membership-option:'.length))],
      );
      return option?.membership_id ?? 0;
    },
    rows: (sql, parameters = []) => database.query(sql, parameters),
    ledger: (orderId) =>
      database.query(
        `SELECT kind, amount_cents, coupon_id, subscription_id, returned_at FROM discount
         WHERE purchase_id = $1 ORDER BY id`,
        [orderId],
      ),
  };
}

/** Inserts rows; `add` gives them ids that the sample does not have. */
function writerFor(database: Database) {
  let last = 9000;
  const insert = async (table: string, row: Row) => {
    const names = Object.keys(row);
    const places = names.map((_, n) => `$${n + 1}`);
    await database.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`,
      Object.values(row),
    );
  };
  const add = async (table: string, row: Row) => {
    last += 1;
    await insert(table, { id: last, ...row });
    return last;
  };
  return { insert, add, nextId: () => last + 1 };
}

type Writer = ReturnType<typeof writerFor>;

async function addOffer(
  database: Database,
  { add, nextId }: Writer,
  { capacity = 1, ...changes }: Parameters<Stock['offer']>[0] = {},
): Promise<OfferForSale> {
  const [title, url] = ['Danse', `danse-${nextId()}`];
  const id = await add('slotted', { title, url, ...OFFER, ...changes });
  await database.query(
    `INSERT INTO slotted_session (slotted_id, weekday, starts, ends, capacity)
     SELECT $1, day, make_time(hour, 0, 0), make_time(hour + 1, 0, 0), $2
     FROM generate_series(0, 6) AS day, generate_series(8, 19) AS hour`,
    [id, capacity],
  );
  return {
    id,
    at: (time = '10:00', day = '2026-12-01') => slot(id, day, time),
    taken: async (slotId) => {
      const [place] = await database.query<{ taken: number }>('SELECT taken FROM place WHERE id = $1', [slotId]);
      return place?.taken ?? 0;
    },
  };
}

function itemsOf({ add, nextId }: Writer): Pick<Stock, 'event' | 'animation' | 'membershipOption'> {
  return {
    event: async (changes = {}) => {
      const dates = { starts_at: '2026-12-01T10:00', ends_at: '2026-12-01T12:00' };
      const head = { provider_id: PROVIDER, title: 'Course des quais', url: `course-${nextId()}`, type: 'single' };
      return `event:${await add('event', { ...head, price_cents: 1800, capacity: 20, ...dates, ...changes })}`;
    },
    animation: async (changes = {}) => {
      const dates = { starts_at: '2026-12-02T18:00', ends_at: '2026-12-02T19:00' };
      const head = {
        provider_id: PROVIDER,
        title: 'Cardio',
        description: '',
        url: `cardio-${nextId()}`,
        type: 'cyclic',
      };
      return `animation:${await add('animation', { ...head, price_cents: 800, capacity: 30, ...dates, ...changes })}`;
    },
    membershipOption: async (changes = {}) => {
      const url = `pass-${nextId()}`;
      const membership = await add('membership', { provider_id: PROVIDER, title: 'Pass Quais', url });
      const option = { membership_id: membership, title: '1 mois', price_cents: 5900, months: 1, ...changes };
      return `membership-option:${await add('membership_option', option)}`;
    },
  };
}
