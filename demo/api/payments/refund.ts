import type { Cents } from '../../../core/money/money.ts';
import { planMoneyMails } from '../booking/money-mails.ts';
import type { PaymentRef } from '../ports/payment.ts';
import type { OrderServices } from '../service-types.ts';
import { ProviderFailure } from './stripe-client.ts';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 86_400_000;

/** The SQL of whether something of an order's money is due: all that is left, or the part of called-off sessions. */
export const IS_REFUND_DUE = `(refund = 'due' OR refund IS NULL AND back_cents > refunded_cents AND payment_id IS NOT NULL)`;

interface DueRefund extends PaymentRef {
  readonly tries: number;
  /** What must have gone back; null for the whole payment. */
  readonly back: Cents | null;
  readonly refunded: Cents;
  /** What the bank has returned. */
  readonly returned: Cents;
  /** Whether the order has ended, so that nothing is due after it. */
  readonly isLast: boolean;
}

/**
 * Makes a refund if it is due and not in a pause. If the payment provider refuses it, throws its `ProviderFailure`; the
 * next try follows after a pause, which doubles from half a minute up to a day (D-refunds).
 */
export async function refundDue(services: OrderServices, orderId: string): Promise<void> {
  const { database, payments, clock } = services;
  const [due] = await database.query<DueRefund>(
    `SELECT payment_provider AS provider, payment_id AS id, refund_tries AS tries, refunded_cents AS refunded, returned_cents AS returned,
       CASE WHEN refund IS NULL THEN back_cents WHEN returned_cents > 0 THEN total_cents - returned_cents END AS back,
       refund IS NOT NULL AS "isLast"
     FROM purchase WHERE id = $1 AND ${IS_REFUND_DUE} AND refund_try_at <= $2`,
    [orderId, clock.now()],
  );
  if (!due) return;
  try {
    const { provider, id, back, refunded, returned, tries } = due;
    const part = back === null ? null : { from: refunded, to: back, returned, refusals: tries };
    if (!part || part.from < part.to) await payments.refund({ provider, id }, part);
  } catch (error) {
    if (error instanceof ProviderFailure && !error.isAway) await pauseRefund(services, orderId, due.tries, error.code);
    throw error;
  }
  await database.query(
    `UPDATE purchase SET refund_refusal = NULL, refund = CASE WHEN $3::boolean THEN 'done' ELSE refund END,
       refunded_cents = greatest(refunded_cents, coalesce($2::integer, total_cents))
     WHERE id = $1 AND (NOT $3::boolean OR refund = 'due')`,
    [orderId, due.back, due.isLast],
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
       WHERE id = $1 AND ${IS_REFUND_DUE} AND refund_tries = $2 RETURNING id`,
      [orderId, tries, now + pause, code],
    );
    if (refused.length > 0 && tries === 0) await planMoneyMails(transaction, orderId, { case: 'refused', code }, now);
  });
}
