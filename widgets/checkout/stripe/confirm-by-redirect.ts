import type {
  ConfirmCardPaymentData,
  PaymentIntentResult,
  PaymentMethodCreateParams,
  Stripe,
  StripeElements,
} from '@stripe/stripe-js';

/** The parameters of a confirmation with any means of payment. */
type Params = ConfirmCardPaymentData & { readonly return_url: string };

/**
 * Confirms a payment with a card. The bank's step is a separate page that leads back, not a frame in this page, which
 * the visitor could not reach.
 */
export async function confirmByRedirect(
  stripe: Stripe,
  clientSecret: string,
  params: Params & { readonly payment_method: string },
): Promise<PaymentIntentResult> {
  const answer = await stripe.confirmCardPayment(clientSecret, params, { handleActions: false });
  const bank = answer.paymentIntent?.next_action?.redirect_to_url?.url;
  if (!bank) return answer;
  location.assign(bank);
  // Never settles: the browser is leaving the page.
  return new Promise(() => {});
}

/** Confirms a payment in the same way, with what was entered in a form that was created with `leadsAway`. */
export async function confirmFormByRedirect(
  stripe: Stripe,
  clientSecret: string,
  elements: StripeElements,
  method: PaymentMethodCreateParams,
  params: Params,
): Promise<PaymentIntentResult> {
  const { error, paymentMethod } = await stripe.createPaymentMethod({ elements, params: method });
  if (error) return { error };
  const { id, type } = paymentMethod;
  if (type === 'card') return confirmByRedirect(stripe, clientSecret, { ...params, payment_method: id });
  // Other means of payment have a separate page in any case.
  const confirmParams = { return_url: params.return_url, payment_method: id };
  return stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' });
}
