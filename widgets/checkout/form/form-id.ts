/** The id of the payment form, for the button that sends it from outside. */
export const PAYMENT_FORM = 'payment-form';
