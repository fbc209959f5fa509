import { planMoneyMails } from '../booking/money-mails.ts';
import type { PaymentRef } from '../ports/payment.ts';
import type { OrderServices } from '../service-types.ts';
import { ProviderFailure } from './stripe-client.ts';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 86_400_000;

/**
 * Makes a refund if it is due and not in a pause. If the payment provider refuses it, throws its `ProviderFailure`; the
 * next try follows after a pause, which doubles from half a minute up to a day (D-refunds).
 */
export async function refundDue(services: OrderServices, orderId: string): Promise<void> {
  const { database, payments, clock } = services;
  const [due] = await database.query<PaymentRef & { readonly tries: number }>(
    `SELECT payment_provider AS provider, payment_id AS id, refund_tries AS tries FROM purchase
     WHERE id = $1 AND refund = 'due' AND refund_try_at <= $2`,
    [orderId, clock.now()],
  );
  if (!due) return;
  try {
    await payments.refund({ provider: due.provider, id: due.id });
  } catch (error) {
    if (error instanceof ProviderFailure && !error.isAway) await pauseRefund(services, orderId, due.tries, error.code);
    throw error;
  }
  await database.query(
    `UPDATE purchase SET refund = 'done', refund_refusal = NULL, refunded_cents = total_cents WHERE id = $1 AND refund = 'due'`,
    [orderId],
  );
}

/** Makes a refund that has just become due. If that fails, the sweep tries again, and reports the failure. */
export async function startRefund(services: OrderServices, orderId: string): Promise<void> {
  await refundDue(services, orderId).catch(() => undefined);
}

/** Writes down a refusal; the buyer and the provider are told of the first. */
async function pauseRefund({ database, clock }: OrderServices, orderId: string, tries: number, code: string) {
  const now = clock.now();
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 20), LONGEST_PAUSE_MS);
  await database.transaction(async (transaction) => {
    const refused = await transaction.query(
      `UPDATE purchase SET refund_tries = refund_tries + 1, refund_try_at = $3, refund_refusal = $4
       WHERE id = $1 AND refund = 'due' AND refund_tries = $2 RETURNING id`,
      [orderId, tries, now + pause, code],
    );
    if (refused.length > 0 && tries === 0) await planMoneyMails(transaction, orderId, { case: 'refused', code }, now);
  });
}
