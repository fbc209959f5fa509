import type { Section } from '../line.ts';

export const decisions7Paying: Section = {
  name: 'decisions 7',
  title: 'Checkout: paying',
  lines: {
    "The button that pays names its sum: 'Payer 24,00 €' / 'Pay €24.00'": [
      'widgets/checkout/payment/view: is labelled as a test, names the sum',
      'browser/buying/card: a card in en',
    ],
    "With nothing to pay: 'Confirmer la réservation' / 'Confirm booking'": [
      'widgets/checkout/view: a free booking names no sum on its button',
    ],
    'Before an order with payment the terms are accepted: a link and an unticked box': [
      'widgets/checkout/payment/view: without the terms it says so at the box',
      'api/pages: D-terms: /terms/{ownerUrl}',
    ],
    'It is said that dated leisure has no right of withdrawal': [
      'widgets/checkout/payment/view: the terms and the right of withdrawal',
    ],
    'Provider: Stripe, Payment Element, PaymentIntent': [
      'browser/buying/stripe: what is wrong with it, and every refusal',
      'api/stripe/paying: is an intent of the order and its total',
    ],
    '3-D Secure inside the page, redirect if required': [
      'browser/buying/stripe: D-stripe: the bank asks',
      'browser/buying/stripe-page: by keyboard alone: into the form, through the bank, and back',
    ],
    'A return that resumes on the host page': [
      'browser/buying/stripe-page: leads back to the confirmation, the address as it was',
      'browser/doors/return-address: is clean before anything is shown, and no request sends the payment as its referrer',
      'widgets/checkout/stripe/return-address: is taken once',
    ],
    'Saved cards can be chosen': [
      'browser/buying/means: a card that was kept pays without being typed in',
      'browser/buying/stripe: a card that is kept pays the next time',
    ],
    "Stripe's element is a light-DOM child shown through a slot": [
      'browser/buying/stripe-fake: a shadow tree',
      'browser/buying/stripe-page: the form and the bank can be used by mouse under each host sheet',
    ],
    "The cardholder's name is our own field; empty, the missing-billing-name message": [
      'browser/buying/stripe: what is wrong with it, and every refusal',
      'widgets/checkout/payment/test-card: name "  " is card-name-missing',
    ],
    'Without a Stripe key the API says so and the test gateway is used, visibly labelled': [
      'widgets/checkout/payment/view: is labelled as a test',
      'api/calls/reading: the store',
    ],
    '4242 4242 4242 4242 succeeds': [
      'widgets/checkout/payment/test-card: 4242424242424242 is success',
      'api/buying/paying: success',
    ],
    '4000 0000 0000 0002 declined': [
      'widgets/checkout/payment/test-card: 4000 0000 0000 0002 is declined',
      'api/buying/paying: declined',
    ],
    '…9995 insufficient funds': [
      'widgets/checkout/payment/test-card: 4000 0000 0000 9995 is insufficient-funds',
      'api/buying/paying: insufficient-funds',
    ],
    '…0119 processing error': [
      'widgets/checkout/payment/test-card: 4000-0000-0000-0119 is processing-error',
      'api/buying/paying: processing-error',
    ],
    '4000 0025 0000 3155 asks for authentication, whose refusal is the authentication failure': [
      'widgets/checkout/payment/test-card: 4000002500003155 is authentication',
      'api/buying/paying: refused',
      'widgets/checkout/paying: its refusal is the authentication failure',
    ],
    'Its form checks number, expiry, security code, postal code and name': [
      'widgets/checkout/payment/test-card: S-forms, S-card-messages: card fields',
    ],
    '… accepts these numbers only, and never sends a card number': [
      'widgets/checkout/payment/test-card: is card-not-a-test',
      'widgets/checkout/payment/view: no request ever holds the number of the card',
    ],
    'Same port, same path, same error catalogue': [
      'browser/buying/card: a card in fr',
      'browser/buying/stripe: a card at Stripe',
    ],
    'Each attempt carries one idempotency key: nothing is booked or charged twice': [
      'widgets/checkout/attempt: one idempotency key for each attempt',
      'browser/buying/once: a double click of the mouse is one order and one charge',
      'api/races/repeated: 200 times at once it makes one hold, one order and one charge',
    ],
    'A webhook confirms what the browser could not': ['api/stripe/messages: fulfils the order, as often as it comes'],
    'What can be bought: slots, an event place, an animation place, a membership option': [
      'browser/buying/card: by keyboard alone, from the slot to the confirmation',
      'browser/buying/means: event:1: a place is kept and paid',
      'browser/buying/means: animation:1: a place is kept and paid',
      'api/buying/items: D-membership-terms: an option of a membership',
    ],
    'As a gift, to a new person or a user found by search, where it is not a membership': [
      'widgets/checkout/quoting: is for somebody named, or somebody found',
      'api/buying/gifts: can be an event, and cannot be a membership',
    ],
    'An address of an account is refused for a new recipient, who is offered through the search': [
      "browser/buying/reductions: an account's address is refused for a new recipient, and its owner is found by the search",
    ],
    'A place lost meanwhile (409) keeps the other slots, says which went, offers the nearest free one': [
      'browser/buying/resume: a place that is lost meanwhile is named, the nearest free one offered',
      'widgets/checkout/hold: says which one went, and goes on with the rest',
      'core/alternatives: a place that is lost is offered the nearest free one',
    ],
  },
};
