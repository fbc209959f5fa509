import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import { insertReturnCheckout } from '../shared/selling/return-checkout.ts';
import { attributes } from './attributes.ts';
import { Checkout } from './Checkout.tsx';
import confirmationCss from './confirmation/confirmation.css';
import paymentCss from './payment/payment.css';
import { createCheckoutStore } from './store.ts';
import summaryCss from './summary/summary.css';
import css from './view/checkout.css';
import wishesCss from './wishes/wishes.css';

export const definition = {
  tag: 'creneau-checkout',
  summary: 'The purchase: who books, the places that are kept, the payment and the confirmation.',
  attributes,
  events: {
    'creneau-consentrequired': 'Paying by card needs the consent `payment`.',
    'creneau-error': 'Something failed.',
    'creneau-order':
      'An order was made. It names its buyer and the recipient of a gift, unless the setting `order-event` is `anonymous`.',
    'creneau-signinrequired':
      'A visitor begins to buy the item, or wants to sign in because it needs an account: `purpose` says which. Cancel the event and call `signIn` with a token.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: {
    '(children)': 'What visitors see before the script has come, and without JavaScript.',
    card: "Stripe's form, which the checkout puts there itself.",
  },
  parts: {
    root: 'the whole element',
    checkout: 'the purchase, from its beginning to its confirmation',
    heading: 'its heading',
    'guest-form': 'the form of a visitor without an account',
    'book-button': "the button that begins an item's purchase",
    coupon: 'the coupon',
    gift: 'the gift',
    summary: 'what is bought, and what it costs',
    'payment-form': 'the card and the terms',
    card: "Stripe's form",
    consent: 'why no card can be taken before the page allows it',
    'test-gateway': 'says that payments are tests',
    'pay-button': 'the button that pays',
    authentication: "the bank's step",
    input: 'a field',
    countdown: 'how long the places are kept, or can be paid',
    line: 'a slot',
    confirmation: 'the confirmation',
    'address-form': 'the form that sends a guest the confirmation again',
    'calendar-file': 'the link to the .ics file',
    'online-calendar': 'a link to the form of an online calendar',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [css, summaryCss, wishesCss, paymentCss, confirmationCss],
  createStore: createCheckoutStore,
  view: Checkout,
} as const;

defineWidget(definition);
insertReturnCheckout();
