import type { Section } from '../line.ts';

export const section5Forms: Section = {
  name: 'specification 5',
  title: 'Forms and toasts',
  lines: {
    '"L\'email n\'est pas valide"': [
      "widgets/checkout/view: says the specification's messages at the fields",
      'api/calls/guest: S-forms: hears of every bad field at once',
    ],
    'First name and last name are required and valid': [
      "widgets/checkout/view: says the specification's messages at the fields",
      "api/calls/guest: S-forms: is refused for { firstName: '' }",
      'api/calls/guest: S-forms: may be called Jean-Éric',
    ],
    '"E-mail déjà utilisé ou incorrect"': [
      "widgets/checkout/wishes-view: says the specification's messages at its fields",
      'api/buying/gifts: whose address belongs to an account is refused',
    ],
    'The coupon is accepted or "Code promo invalide"': [
      'widgets/checkout/wishes-view: refused: "Code promo invalide" at the field',
      'widgets/checkout/wishes-view: applied: shown',
    ],
    'Card: incomplete number': [
      'widgets/checkout/payment/test-card: number "4242 4242 4242 424" is card-incomplete-number',
      'core/stripe-code: incomplete_number',
    ],
    'Card: incomplete security code': [
      'widgets/checkout/payment/test-card: securityCode "12" is card-incomplete-security-code',
      'core/stripe-code: incomplete_cvc',
    ],
    'Card: incomplete postal code': [
      'widgets/checkout/payment/test-card: postalCode "7" is card-incomplete-postal-code',
      'core/stripe-code: incomplete_zip',
    ],
    'Card: incomplete expiry': [
      'widgets/checkout/payment/test-card: expiry "12" is card-incomplete-expiry',
      'core/stripe-code: incomplete_expiry',
    ],
    'Card: expiry year in the past': [
      'widgets/checkout/payment/test-card: expiry "12 / 25" is card-expired-year',
      'core/stripe-code: invalid_expiry_year_past',
    ],
    'Card: empty billing name': ['widgets/checkout/payment/test-card: name "  " is card-name-missing'],
    'Toasts: with preventDuplicates one of the same title and message at that position is skipped': [
      'widgets/toaster/toast-list: skips a toast whose title and message already show there',
    ],
  },
};
