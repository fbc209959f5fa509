import type { Group } from '../line.ts';

export const decisionsPaying: Group = {
  name: 'Paying',
  ids: {
    'D-pay-button': {
      "The button that pays names its sum: 'Payer 24,00 €' / 'Pay €24.00'": [
        'widgets/checkout/payment/view: is labelled as a test, names the sum',
        'browser/buying/card: a card in en',
      ],
      "With nothing to pay: 'Confirmer la réservation' / 'Confirm booking'": [
        'widgets/checkout/view: a free booking names no sum on its button',
      ],
      "With waiting places only it reads 'Rejoindre la liste d'attente', for a membership 'Confirmer l'abonnement'": [
        'widgets/checkout/wishes-view: D-pay-button: with nothing to pay',
      ],
    },
    'D-typed-not-applied': {
      'A coupon or recipient that is typed and not applied is applied by the paying press, which asks for agreement to the new quote':
        [
          'core/checkout/draft: the press that orders or pays',
          'core/checkout/purchase: nothing is ordered without what was typed',
          'browser/buying/typed: D-typed-not-applied',
          'browser/buying/dying: the coupon, the card and the terms are still there, and one press applies the coupon',
        ],
    },
    'D-cardholder-name': {
      "The cardholder's name is our own field; empty, it gives the missing-billing-name message": [
        'browser/buying/stripe: its mistakes and every refusal are shown in both languages, and one payment is made',
        'widgets/checkout/payment/test-card: name "  " is card-name-missing',
      ],
      "A guest's name is filled in as the cardholder's": [
        "widgets/checkout/stripe/fields: have a guest's name filled in",
        'browser/buying/presses: a guest with a card',
      ],
      '… also after a reload': [
        'browser/buying/guest: D-cardholder-name',
        'widgets/checkout/resume: D-cardholder-name',
      ],
    },
    'D-terms': {
      'Before an order with payment the terms are accepted: a link and an unticked box': [
        'widgets/checkout/payment/view: without the terms shows the error at the box and focuses it',
        'api/pages: D-terms: /terms/{ownerUrl}',
      ],
      'It is said that dated leisure has no right of withdrawal': [
        'widgets/checkout/payment/view: the terms and the right of withdrawal',
      ],
    },
    'D-stripe': {
      'Payments are made with Stripe: Payment Element and PaymentIntent': [
        'browser/buying/stripe: its mistakes and every refusal are shown in both languages, and one payment is made',
        'api/stripe/paying: is an intent of the order and its total',
      ],
      '3-D Secure is inside the page, with a redirect only if required': [
        'browser/buying/stripe: D-stripe: the bank asks',
        'browser/buying/stripe-page: D-keyboard: by keyboard alone into the form, through the bank, and back',
      ],
      'The return resumes on the host page': [
        'browser/buying/stripe-page: leads back to the confirmation, the address as it was',
        'browser/doors/return-address: is clean before anything is shown, and no request sends the payment as its referrer',
        'widgets/checkout/stripe/return-address: is read once',
      ],
    },
    'D-card-slot': {
      "Stripe's element is a light-DOM child shown through a slot": [
        'browser/buying/stripe-fake: a shadow tree',
        'browser/buying/stripe-page: the form and the bank can be used by mouse under each host sheet',
      ],
    },
    'D-card-form-moved': {
      'A card form that is moved in the page loses what was typed, and says so': [
        'browser/buying/stripe-means: gets a new form, and says so; the name and the terms stay, and it pays',
      ],
    },
    'D-saved-cards': {
      'Saved cards can be chosen': [
        'browser/buying/means: a saved card pays without being typed in, and another card is saved for the next time',
        "browser/buying/stripe: a saved card pays the next time, with the bank's step if the bank asks for it",
        'browser/buying/dying-afterwards: a card that was to be kept is listed at the next purchase',
      ],
      'A card is kept only where both the payment and the card say so': [
        'api/stripe/paying: are saved when they have paid and their owner wants it, listed newest first, and pay again',
        'api/stripe/paying: one that pays, and is not to be shown everywhere',
      ],
      'An expired card is not listed': [
        'widgets/checkout/payment/view: a saved card that has expired is not offered, even if it is the newest',
      ],
    },
    'D-test-gateway': {
      'Without a Stripe key the API says so and the test gateway is used, visibly labelled as a test': [
        'widgets/checkout/payment/view: is labelled as a test',
        'api/calls/reading: the store',
      ],
      '4242 4242 4242 4242 succeeds': [
        'widgets/checkout/payment/test-card: 4242424242424242 is success',
        'api/buying/paying: success',
      ],
      '4000 0000 0000 0002 is declined': [
        'widgets/checkout/payment/test-card: 4000 0000 0000 0002 is declined',
        'api/buying/paying: declined',
      ],
      '…9995 has insufficient funds': [
        'widgets/checkout/payment/test-card: 4000 0000 0000 9995 is insufficient-funds',
        'api/buying/paying: insufficient-funds',
      ],
      '…0119 is a processing error': [
        'widgets/checkout/payment/test-card: 4000-0000-0000-0119 is processing-error',
        'api/buying/paying: processing-error',
      ],
      '4000 0025 0000 3155 asks for authentication, whose refusal is the authentication failure': [
        'widgets/checkout/payment/test-card: 4000002500003155 is authentication',
        'api/buying/paying: refused',
        'widgets/checkout/paying: refusing is an authentication failure, and another card can be tried',
      ],
      'Its form checks number, expiry, security code, postal code and name': [
        'widgets/checkout/payment/test-card: S-forms, S-card-messages: card fields',
      ],
      '… accepts these numbers only, and never sends a card number': [
        'widgets/checkout/payment/test-card: is card-not-a-test',
        'widgets/checkout/payment/view: pays, and no request ever has the number of the card',
      ],
      'It has the same port, the same path and the same error catalogue as Stripe': [
        'browser/buying/card: a card in fr',
        'browser/buying/stripe: a card at Stripe',
      ],
    },
    'D-unknown-payment': {
      'A lost answer is unknown, not failed: the retry, and a reload, tell the true state': [
        'widgets/checkout/truth: D-unknown-payment: the client ends in the true state',
        'browser/buying/resume: the same hold, the same order after a refusal and at the bank, and the confirmation of an order paid elsewhere',
      ],
      'While a payment is processed, or the time to pay is over, the page asks for the state by itself': [
        'widgets/checkout/truth: is told without a press',
        'widgets/checkout/truth: when the time to pay is up, one that is being processed is waited for, and can be checked again',
      ],
      'It asks by itself after every lost answer, also after a reload, with back-off': [
        'widgets/checkout/paying: the network failed while paying: the order tells by itself that it is paid',
        'widgets/checkout/paying: a payment that never arrived is made by the next press, with the same key',
        'core/checkout/purchase: an order that is paid is never said to have failed, expired or been lost',
        'widgets/checkout/truth: is told without a press',
        'browser/buying/dying: the server dies after the press that pays',
        "browser/buying/dying: the server dies during the bank's step",
        'core/checkout/resuming: is asked for by itself, ever later, with the same ids',
        'browser/buying/dying-afterwards: a reload while the API does not answer waits for it',
      ],
    },
    'D-idempotency': {
      'Each attempt carries one idempotency key: nothing is booked or charged twice': [
        'widgets/checkout/attempt: one idempotency key for each attempt',
        'browser/buying/once: a double click of the mouse is one order and one charge',
        'api/races/repeated: 200 times at once it makes one hold, one order and one charge',
        'browser/buying/dying: the server dies while the places are being kept',
      ],
    },
    'D-webhook': {
      'A webhook confirms what the browser could not': ['api/stripe/messages: fulfils the order, as often as it comes'],
    },
    'D-payment-processing': {
      'A payment that Stripe still processes can be neither paid nor ended': [
        'widgets/checkout/truth: one that Stripe is processing is checked by the press, and not made again',
        'browser/buying/stripe-means: D-payment-processing',
      ],
      'Meanwhile its buyer can begin no other purchase': [
        'api/stripe/messages: while money is on its way its buyer can order nothing else, and giving up refunds it',
      ],
      'After 30 minutes the order ends; its money takes the places again or goes back': [
        'api/buying/late-payments: expires after half an hour: its places are free, its payment is cancelled and cannot be made any more',
        'api/stripe/messages: money that was on its way when the order ended books the place again if it is free, else is refunded',
      ],
    },
    'D-signature-clock': {
      "The age of a signature is judged by the machine's clock": [
        'api/stripe/messages: with a signature six minutes old',
        'api/stripe/messages: that is three days late is accepted if signed again, and refused with its first signature',
      ],
    },
    'D-bank-return': {
      'Where the page has no checkout, one is put after its first calendar or membership list': [
        'widgets/checkout/stand-in: a page with two calendars has one checkout',
        'widgets/checkout/stand-in: a page with a membership list has one checkout',
      ],
      '… and tells what became of the payment': [
        'browser/buying/stripe-return: sees the outcome beside the first calendar, which can be booked again',
      ],
      "The page's scripts have ten seconds to bring what sells; where nothing is sold, nothing is told": [
        'widgets/checkout/stand-in: a page that sells nothing forgets the return after its scripts have had time',
      ],
    },
    'D-clean-address': {
      "What a bank's page has left in the address is taken out before the first request": [
        'browser/doors/return-address: is clean before anything is shown',
        'browser/doors/return-address: is clean before the first call',
        'widgets/shared/bank-return: D-clean-address: a return',
      ],
    },
    'D-wallets': {
      "A wallet is asked in the press that pays, after our own fields; it needs no cardholder's name": [
        'browser/buying/stripe-means: D-wallets',
        "widgets/checkout/stripe/fields: a wallet needs no cardholder's name, and none is sent",
      ],
      'A sheet that is dismissed charges nothing': [
        "widgets/checkout/stripe/stripe-port: a wallet's sheet that is closed is neither a payment nor an error",
      ],
    },
  },
};
