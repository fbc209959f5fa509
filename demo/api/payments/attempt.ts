import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { requireOwn } from '../people/guest-moved.ts';
import { invalidRequest, Problem } from '../problem.ts';
import type { TestPaymentForm } from '../schemas/payment.ts';
import { findTestCard } from './cards.ts';
import type { TestAttempt } from './test-gateway.ts';

/**
 * Returns the id of the caller's order that a payment is for; throws a `not-found` or `forbidden` problem if there is
 * none.
 */
export async function orderOfPayment(database: Queryable, caller: Caller, paymentId: string): Promise<string> {
  const [order] = await database.query<{ id: string; person_id: number; token_hash: string | null }>(
    'SELECT id, person_id, token_hash FROM purchase WHERE payment_id = $1',
    [paymentId],
  );
  if (!order) throw new Problem('not-found');
  requireOwn(order, caller);
  return order.id;
}

/**
 * Reads the attempt of a request. It must have exactly one of a card, a saved card of the caller, and the answer of the
 * bank.
 */
export async function readAttempt(database: Queryable, caller: Caller, form: TestPaymentForm): Promise<TestAttempt> {
  const { card, savedCard, authentication, save } = form;
  if ([card, savedCard, authentication].filter((one) => one !== undefined).length !== 1) {
    throw invalidRequest({ field: 'card', code: 'oneOf' });
  }
  if (authentication !== undefined) return { case: 'authentication', passed: authentication === 'passed' };
  if (savedCard !== undefined)
    return { case: 'card', card: await findTestCard(database, caller, savedCard), save: null };
  return { case: 'card', card: card ?? 'declined', save: caller.kind === 'account' ? (save ?? null) : null };
}
