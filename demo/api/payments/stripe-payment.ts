import type Stripe from 'stripe';
import type { PaymentState, ProviderPayment, SavedCard } from '../ports/payment.ts';

/** The members of an intent that are read in full. */
export const EXPANDED = ['latest_charge', 'payment_method'];

/** Returns an intent, expanded by EXPANDED, as a payment. */
export function asPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const state = stateOf(intent);
  return {
    provider: 'stripe',
    id: intent.id,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    state,
    clientSecret: intent.client_secret,
    card: state === 'captured' ? cardOf(intent) : null,
  };
}

function stateOf({ status, latest_charge: charge }: Stripe.PaymentIntent): PaymentState {
  switch (status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      return 'open';
    case 'requires_action':
      return 'authenticating';
    case 'succeeded':
      // An intent stays `succeeded` when it is refunded.
      return typeof charge === 'object' && charge?.refunded ? 'refunded' : 'captured';
    case 'canceled':
      return 'cancelled';
    default:
      return 'processing';
  }
}

/**
 * Returns the card of an intent, if the buyer asked to save it: Stripe has attached it to their customer. The buyer may
 * have asked for a card that was refused before; `allow_redisplay` is about this one.
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

/** Whether the card is to be kept; the option for cards takes precedence over the one for all methods. */
function isToBeKept({ payment_method_options: options, setup_future_usage }: Stripe.PaymentIntent): boolean {
  const usage = options?.card?.setup_future_usage ?? setup_future_usage;
  return usage !== null && usage !== 'none';
}

/** Converts `cartes_bancaires` to `Cartes Bancaires`, as printed on the card. */
function nameOf(brand: string): string {
  if (brand === 'amex' || brand === 'american_express') return 'American Express';
  return brand.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
