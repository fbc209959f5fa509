import type Stripe from 'stripe';
import type { Dispute, PaymentState, ProviderPayment, SavedCard } from '../ports/payment.ts';

/** The members of a PaymentIntent that Stripe returns as objects instead of ids. */
export const EXPANDED = ['latest_charge.refunds', 'payment_method'];

/** Returns a PaymentIntent, whose `EXPANDED` members are objects, as a payment; `dispute` is that of its charge. */
export function asPayment(intent: Stripe.PaymentIntent, dispute: Dispute | null = null): ProviderPayment {
  const back = backOf(intent);
  const state = stateOf(intent, back.refunded);
  return {
    provider: 'stripe',
    id: intent.id,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    state,
    clientSecret: intent.client_secret,
    card: state === 'captured' ? cardOf(intent) : null,
    ...back,
    dispute,
  };
}

/** Whether the charge of an expanded PaymentIntent has ever been disputed. */
export function isDisputed({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge?.disputed === true;
}

/** Returns the state of a dispute; an inquiry that ends without a dispute counts as won. */
export function disputeState({ status }: Stripe.Dispute): Dispute {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

/** Reads the refunds of a charge: one that has failed or was cancelled has not gone back. */
function backOf({ latest_charge: charge }: Stripe.PaymentIntent) {
  if (typeof charge !== 'object' || charge === null) return { refunded: 0, isReturned: false };
  const refunds = charge.refunds?.data ?? [];
  const failed = refunds.filter(({ status }) => status === 'failed' || status === 'canceled');
  // Stripe does not say whether `amount_refunded` still contains refunds that have failed, so they are summed up here.
  const isWhole = charge.refunds?.has_more === false;
  const made = refunds.filter((refund) => !failed.includes(refund)).reduce((sum, { amount }) => sum + amount, 0);
  return { refunded: isWhole ? made : charge.amount_refunded, isReturned: failed.length > 0 };
}

function stateOf({ status, amount }: Stripe.PaymentIntent, refunded: number): PaymentState {
  switch (status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      return 'open';
    case 'requires_action':
      return 'authenticating';
    case 'succeeded':
      // An intent stays `succeeded` when it is refunded.
      return refunded >= amount ? 'refunded' : 'captured';
    case 'canceled':
      return 'cancelled';
    default:
      return 'processing';
  }
}

/**
 * Returns the card that has paid, if the buyer asked to save it; Stripe has then attached it to the customer. The wish
 * to save in the PaymentIntent may be about an earlier card that was refused, so `allow_redisplay` of the card that has
 * paid is checked too.
 */
function cardOf(intent: Stripe.PaymentIntent): SavedCard | null {
  const { customer, payment_method: method } = intent;
  if (!isToBeKept(intent) || customer === null || typeof method !== 'object' || !method?.card) return null;
  if (method.allow_redisplay !== 'always') return null;
  const { brand, display_brand, last4, exp_month, exp_year, fingerprint } = method.card;
  return {
    provider: 'stripe',
    reference: method.id,
    brand: nameOf(display_brand ?? brand),
    last4,
    expiresMonth: exp_month,
    expiresYear: exp_year,
    fingerprint: fingerprint ?? null,
  };
}

/**
 * Whether the PaymentIntent says that its card is to be saved; the option for cards takes precedence over the option
 * for all payment methods.
 */
function isToBeKept({ payment_method_options: options, setup_future_usage }: Stripe.PaymentIntent): boolean {
  const usage = options?.card?.setup_future_usage ?? setup_future_usage;
  return usage !== null && usage !== 'none';
}

/** Returns the name of a brand as printed on the card: `Cartes Bancaires` for `cartes_bancaires`. */
function nameOf(brand: string): string {
  if (brand === 'amex' || brand === 'american_express') return 'American Express';
  return brand.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
