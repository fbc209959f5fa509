import { addDays, type PlainDate } from '../../../../core/time/wall-time.ts';
import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import { COMPANY, DEMO_CUSTOMER, DEMO_SUBSCRIBER, WELLNESS } from '../ids.ts';

const CREDIT_CENTS = 5000;

/** Writes what the sample's people can pay with: subscriptions, coupons, a company's credit and a saved card. */
export async function insertPurses(transaction: Transaction, today: PlainDate, now: number): Promise<void> {
  await insertAll(
    transaction,
    'subscription',
    { person_id: 'integer', membership_id: 'integer', title: 'text', starts_on: 'date', expires_on: 'date' },
    [
      {
        person_id: DEMO_SUBSCRIBER,
        membership_id: 1,
        title: 'Pass Liberté',
        starts_on: addDays(today, -30),
        expires_on: addDays(today, 40),
      },
      {
        person_id: DEMO_SUBSCRIBER,
        membership_id: 2,
        title: 'Carte Découverte',
        starts_on: addDays(today, -10),
        expires_on: addDays(today, 12),
      },
    ],
  );
  await insertAll(transaction, 'coupon', COUPON, coupons(today));
  await insertAll(transaction, 'credit_entry', CREDIT_ENTRY, [
    { organization_id: COMPANY.id, amount_cents: CREDIT_CENTS, created_at: now },
  ]);
  await transaction.query('UPDATE organization SET credit_cents = $2 WHERE id = $1', [COMPANY.id, CREDIT_CENTS]);
  await insertAll(transaction, 'saved_card', SAVED_CARD, [
    {
      person_id: DEMO_CUSTOMER,
      reference: 'success',
      brand: 'Visa',
      last4: '4242',
      expires_month: 12,
      expires_year: Number(today.slice(0, 4)) + 2,
    },
  ]);
}

function coupons(today: PlainDate): readonly Readonly<Record<keyof typeof COUPON, unknown>>[] {
  const always = { percent: null, amount_cents: null, provider_id: null, ends_on: null, max_uses: null };
  return [
    { ...always, code: 'BIENVENUE10', percent: 10 },
    { ...always, code: 'CADEAU5', amount_cents: 500 },
    { ...always, code: 'UNIQUE', percent: 50, max_uses: 1 },
    { ...always, code: 'EXPIRE', percent: 15, ends_on: addDays(today, -1) },
    { ...always, code: 'BIENETRE20', percent: 20, provider_id: WELLNESS },
  ];
}

const COUPON = {
  code: 'text',
  percent: 'integer',
  amount_cents: 'integer',
  provider_id: 'integer',
  ends_on: 'date',
  max_uses: 'integer',
} as const;

const CREDIT_ENTRY = { organization_id: 'integer', amount_cents: 'integer', created_at: 'bigint' } as const;

const SAVED_CARD = {
  person_id: 'integer',
  reference: 'text',
  brand: 'text',
  last4: 'text',
  expires_month: 'integer',
  expires_year: 'integer',
} as const;
