import { addDays, type PlainDate } from '../../../../core/time/wall-time.ts';
import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import { COMPANY, DEMO_CUSTOMER, DEMO_SUBSCRIBER } from '../ids.ts';

const CREDIT_CENTS = 5000;

/** Writes what the sample's people can pay with: subscriptions, a company's credit and a saved card. */
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

const CREDIT_ENTRY = { organization_id: 'integer', amount_cents: 'integer', created_at: 'bigint' } as const;

const SAVED_CARD = {
  person_id: 'integer',
  reference: 'text',
  brand: 'text',
  last4: 'text',
  expires_month: 'integer',
  expires_year: 'integer',
} as const;
