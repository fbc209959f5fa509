import type {
  ConfirmCardPaymentData,
  PaymentIntentResult,
  PaymentMethodCreateParams,
  Stripe,
  StripeElements,
} from '@stripe/stripe-js';

/** The parameters of a confirmation with any means. */
type Params = ConfirmCardPaymentData & { readonly return_url: string };

/** Confirms with a card; the bank's step is a page of its own that leads back, so that no frame is put on this one. */
export async function confirmByRedirect(
  stripe: Stripe,
  clientSecret: string,
  params: Params & { readonly payment_method: string },
): Promise<PaymentIntentResult> {
  const answer = await stripe.confirmCardPayment(clientSecret, params, { handleActions: false });
  const bank = answer.paymentIntent?.next_action?.redirect_to_url?.url;
  if (!bank) return answer;
  location.assign(bank);
  // The page is left first.
  return new Promise(() => {});
}

/** Does the same with what was typed or chosen in a form that was made for this way (`leadsAway`). */
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
  // Others lead to their own page in any case.
  const confirmParams = { return_url: params.return_url, payment_method: id };
  return stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' });
}
