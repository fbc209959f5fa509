import type Stripe from 'stripe';
import type { KeptCard, PaymentState, ProviderPayment } from './port.ts';

/** What of an intent is needed whole. */
export const EXPANDED = ['latest_charge', 'payment_method'];

/** An intent, expanded so, as a payment of ours. */
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
      // An intent stays `succeeded` when its money has gone back.
      return typeof charge === 'object' && charge?.refunded ? 'refunded' : 'captured';
    case 'canceled':
      return 'cancelled';
    default:
      return 'processing';
  }
}

/**
 * The card of an intent whose buyer asked to keep it: Stripe has attached it to their customer. The wish may be of a card
 * that was refused before; whether this one may be shown again is said of itself.
 */
function cardOf(intent: Stripe.PaymentIntent): KeptCard | null {
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

/** What was wished for cards goes before what was wished for whatever pays. */
function isToBeKept({ payment_method_options: options, setup_future_usage }: Stripe.PaymentIntent): boolean {
  const usage = options?.card?.setup_future_usage ?? setup_future_usage;
  return usage !== null && usage !== 'none';
}

/** `cartes_bancaires` → `Cartes Bancaires`, as one reads it on the card. */
function nameOf(brand: string): string {
  if (brand === 'amex' || brand === 'american_express') return 'American Express';
  return brand.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
