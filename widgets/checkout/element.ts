import { defineWidget } from '../shared/define-widget.ts';
import { themeProperties } from '../shared/theme-properties.ts';
import { attributes } from './attributes.ts';
import { Checkout } from './Checkout.tsx';
import css from './checkout.css';
import { createCheckoutStore } from './store.ts';

export const definition = {
  tag: 'creneau-checkout',
  summary: 'The purchase of what was chosen: who books, the places kept, the order and its confirmation.',
  attributes,
  events: {
    'creneau-error': 'Something failed: `detail` holds a code and a message.',
    'creneau-order': '`detail` holds the order that was made.',
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: {
    root: 'everything',
    checkout: 'the purchase, from its beginning to its confirmation',
    heading: 'its heading',
    'guest-form': 'the form of a visitor without an account',
    input: 'a field',
    countdown: 'how long the places are kept',
    line: 'a slot',
    confirmation: 'the confirmation',
    'calendar-file': 'the link to the .ics file',
    error: 'what is shown when something failed',
  },
  customProperties: themeProperties,
  css: [css],
  createStore: createCheckoutStore,
  view: Checkout,
} as const;

defineWidget(definition);
