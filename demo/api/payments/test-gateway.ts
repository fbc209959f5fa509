import { randomUUID } from 'node:crypto';
import type { TestCard } from '../../../core/checkout/card.ts';
import type { Database, Queryable } from '../database/database.ts';
import { NOTHING_BACK, type PaymentPort, type ProviderPayment, type SavedCard } from '../ports/payment.ts';
import { Problem } from '../problem.ts';

/** The expiry of a card that is saved after it has paid. */
interface CardToSave {
  readonly expiresMonth: number;
  readonly expiresYear: number;
}

/** What the payer does: enters a card, or answers the bank. */
export type TestAttempt =
  | { readonly case: 'card'; readonly card: TestCard; readonly save: CardToSave | null }
  | { readonly case: 'authentication'; readonly passed: boolean };

/** The result of an attempt: captured, with the card to save, or the bank asks for authentication. */
type TestResult =
  | { readonly state: 'authenticating' }
  | { readonly state: 'captured'; readonly card: TestCard; readonly save: CardToSave | null };

interface PaymentRow {
  id: string;
  amount_cents: number;
  currency: string;
  state: ProviderPayment['state'];
  card: TestCard | null;
  save_month: number | null;
  save_year: number | null;
  refunded_cents: number;
}

const COLUMNS = 'id, amount_cents, currency, state, card, save_month, save_year, refunded_cents';

/** The last digits of the card numbers in D-test-gateway. */
const LAST4: Readonly<Record<TestCard, string>> = {
  success: '4242',
  declined: '0002',
  'insufficient-funds': '9995',
  'processing-error': '0119',
  authentication: '3155',
};

const REFUSALS = {
  declined: 'card-declined',
  'insufficient-funds': 'insufficient-funds',
  'processing-error': 'processing-error',
} as const;

/** Creates a payment provider that takes no money, used if no real one is configured (D-test-gateway). */
export function createTestGateway(database: Database): PaymentPort {
  return {
    provider: 'test',
    publicKey: null,
    /** Creates the payment of an order unless it exists; always returns it as open. */
    async open({ reference, amount, currency }) {
      await database.query(
        `INSERT INTO test_payment (id, reference, amount_cents, currency, state) VALUES ($1, $2, $3, $4, 'open')
         ON CONFLICT (reference) DO NOTHING`,
        [randomUUID(), reference, amount, currency],
      );
      const [row] = await database.query<PaymentRow>(`SELECT ${COLUMNS} FROM test_payment WHERE reference = $1`, [
        reference,
      ]);
      return { ...asPayment(row), state: 'open' };
    },
    read: ({ id }) => readPayment(database, id),
    async cancel({ id }) {
      await database.query(
        `UPDATE test_payment SET state = 'cancelled' WHERE id = $1 AND state IN ('open', 'authenticating')`,
        [id],
      );
      return readPayment(database, id);
    },
    async refund({ id }, part) {
      if (part) {
        await database.query('UPDATE test_payment SET refunded_cents = greatest(refunded_cents, $2) WHERE id = $1', [
          id,
          part.to,
        ]);
        return;
      }
      await database.query(`UPDATE test_payment SET state = 'refunded' WHERE id = $1 AND state = 'captured'`, [id]);
    },
  };
}

/** Tries to pay. If the card or the bank refuses, the payment stays open and a problem (D-error-codes) is thrown. */
export async function attemptPayment(database: Queryable, id: string, attempt: TestAttempt): Promise<TestResult> {
  const [row] = await database.query<PaymentRow>(`SELECT ${COLUMNS} FROM test_payment WHERE id = $1 FOR UPDATE`, [id]);
  if (row?.state !== 'open' && row?.state !== 'authenticating') throw new Problem('not-payable');
  if (attempt.case === 'authentication') {
    if (row.state !== 'authenticating' || !row.card) throw new Problem('not-payable');
    if (!attempt.passed) throw new Problem('authentication-failed');
    const save =
      row.save_month === null || row.save_year === null
        ? null
        : { expiresMonth: row.save_month, expiresYear: row.save_year };
    return capture(database, id, row.card, save);
  }
  const { card, save } = attempt;
  if (card === 'success') return capture(database, id, card, save);
  if (card !== 'authentication') throw new Problem(REFUSALS[card]);
  await database.query(
    `UPDATE test_payment SET state = 'authenticating', card = $2, save_month = $3, save_year = $4 WHERE id = $1`,
    [id, card, save?.expiresMonth ?? null, save?.expiresYear ?? null],
  );
  return { state: 'authenticating' };
}

/** Returns a test card in the form in which it is saved. */
export function asSavedCard(card: TestCard, save: CardToSave): SavedCard {
  return { provider: 'test', reference: card, brand: 'Visa', last4: LAST4[card], ...save, fingerprint: null };
}

async function capture(database: Queryable, id: string, card: TestCard, save: CardToSave | null): Promise<TestResult> {
  await database.query(`UPDATE test_payment SET state = 'captured', card = $2 WHERE id = $1`, [id, card]);
  return { state: 'captured', card, save };
}

async function readPayment(database: Queryable, id: string): Promise<ProviderPayment> {
  const [row] = await database.query<PaymentRow>(`SELECT ${COLUMNS} FROM test_payment WHERE id = $1`, [id]);
  return asPayment(row);
}

function asPayment(row: PaymentRow | undefined): ProviderPayment {
  if (!row) throw new Error('The test gateway knows no such payment.');
  const { id, amount_cents: amount, currency, state } = row;
  const refunded = state === 'refunded' ? amount : row.refunded_cents;
  return { ...NOTHING_BACK, provider: 'test', id, amount, currency, state, refunded, clientSecret: null, card: null };
}
