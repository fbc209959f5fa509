/** The id of the payment form, for the pay button, which is outside the form. */
export const PAYMENT_FORM = 'payment-form';
