import { defineWidget } from '../shared/define-widget.ts';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import { themeProperties } from '../shared/theme-properties.ts';
import { attributes } from './attributes.ts';
import { OrderHistory } from './OrderHistory.tsx';
import order from './order.css';
import history from './order-history.css';
import { createHistoryStore } from './store.ts';

export const definition = {
  tag: 'creneau-order-history',
  summary: "A person's orders, to come or past: dates, amounts and state, with cancelling and booking again.",
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The orders are there for the first time.',
    'creneau-error': 'Something failed: `detail` holds a code and a message.',
    'creneau-pageload': 'A page is there: `detail` holds `page` and `lastPage`.',
    'creneau-navigate': 'A link was followed; cancel it to route `href` yourself.',
    'creneau-signinrequired': 'A visitor wants to see their orders; call `signIn` with a token, or cancel it.',
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: {
    root: 'everything',
    heading: 'which orders they are',
    orders: 'the cards',
    order: 'a card; also how the order stands, such as `confirmed`',
    'order-title': 'its title',
    provider: "the link to its provider's page",
    state: 'how it stands, in words',
    date: 'a session, or the date of an event',
    sums: 'what it cost',
    'offered-link': 'the link to where a place that is offered is taken',
    'pay-link': 'the link to where paying goes on',
    'calendar-file': 'the link to the .ics file',
    'book-again': 'the link to where the same is booked again',
    'cancel-question': 'asks whether the order is to be cancelled',
    'sign-in': 'asks a visitor to sign in',
    empty: 'what is shown where there is no order',
    error: 'what is shown when something failed',
  },
  customProperties: themeProperties,
  css: [history, order],
  createStore: createHistoryStore,
  view: OrderHistory,
} as const;

defineWidget(definition);
