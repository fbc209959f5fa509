import type { Stripe } from '@stripe/stripe-js';
import type { Card } from '../../../core/checkout/card.ts';
import type { Payment } from '../../../core/checkout/order.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { isBodyOutOfReach } from '../../shared/page/embedding/over-body.ts';
import type { PaymentPort } from '../provider/port.ts';
import type { CardForm } from './card-form.ts';
import { confirmByRedirect, confirmFormByRedirect } from './confirm-by-redirect.ts';
import type { Opening } from './opening.ts';
import { attemptOf, problemOf } from './outcome.ts';
import { returnAddress } from './return-address.ts';

/**
 * Returns the wish to save a card, for this means alone: on the intent itself it would outlive the card's refusal, and
 * be at odds with the form. The types of `@stripe/stripe-js` do not name the first of it; the API takes it with a
 * public key.
 */
const saving = (isSaved: boolean) => isSaved && { payment_method_options: { card: ON_SESSION } };

// `network` makes it one of the library's types.
const ON_SESSION: { readonly network?: string; readonly setup_future_usage: string } = {
  setup_future_usage: 'on_session',
};

type Means = Extract<Card, { readonly case: 'form' | 'saved-at-stripe' }>;

/** Creates the port of Stripe: the intent is on our server, the card at Stripe, and nothing of either is kept here. */
export function createStripePort(
  host: HTMLElement,
  opening: Opening,
  form: CardForm,
): Pick<PaymentPort, 'prepare' | 'pay'> {
  return {
    async prepare(card) {
      if (card.case !== 'form') return null;
      const placed = form.placed();
      if (!placed) return null;
      // The page has put a modal dialog around it since.
      if (!placed.leadsAway && isBodyOutOfReach(host)) {
        form.renew();
        return 'unpaid';
      }
      // In the press itself: a wallet opens its sheet with nothing less.
      const submitted = await Promise.race([placed.elements.submit(), placed.moved]);
      if (submitted === 'moved') return 'unpaid';
      return submitted.error ? problemOf(submitted.error, placed.means()) : null;
    },
    async pay(payment, card, _key, buyer) {
      const at = opening.getState();
      if (at.case !== 'open') throw new ApiError('network', "Stripe's code is gone from the page.");
      const answer = await confirm(at.stripe, payment, card as Means, buyer);
      // If the form has been moved, its frame reports nothing any more.
      return answer === 'moved' ? { case: 'captured' } : attemptOf(answer);
    },
  };

  function confirm(stripe: Stripe, payment: Payment, card: Means, buyer: string) {
    const { clientSecret } = payment;
    if (!clientSecret) throw new ApiError('bad-answer', 'The payment can be confirmed by nobody.');
    const return_url = returnAddress();
    const redirect = 'if_required';
    if (card.case === 'saved-at-stripe') {
      const confirmParams = { return_url, payment_method: card.paymentMethod };
      if (isBodyOutOfReach(host)) return confirmByRedirect(stripe, clientSecret, confirmParams);
      return stripe.confirmPayment({ clientSecret, confirmParams, redirect });
    }
    const { elements, moved, leadsAway } = chargedFor(payment);
    const billing_details = { name: card.name || buyer };
    const payment_method_data = { billing_details, ...(card.save && { allow_redisplay: 'always' as const }) };
    const params = { return_url, ...saving(card.save) };
    const confirmed = leadsAway
      ? confirmFormByRedirect(stripe, clientSecret, elements, payment_method_data, params)
      : stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { ...params, payment_method_data },
          redirect,
        });
    return Promise.race([confirmed, moved]);
  }

  /** Returns the form, if it is for the sum of the payment: no other sum than the button's is ever taken. */
  function chargedFor({ amount, currency }: Payment) {
    const placed = form.placed();
    const price = placed?.price();
    if (!placed) throw new ApiError('network', "Stripe's form is gone from the page.");
    if (price?.amount !== amount || price.currency !== currency) {
      throw new ApiError('bad-answer', 'The payment is not for the sum that was agreed to.');
    }
    return placed;
  }
}
