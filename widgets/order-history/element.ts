import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import picture from '../shared/lists/picture.css';
import onTop from '../shared/view/on-top/on-top.css';
import { attributes } from './attributes.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { createHistoryStore } from './store.ts';
import order from './view/order.css';
import history from './view/order-history.css';
import row from './view/row.css';
export const definition = {
  tag: 'creneau-order-history',
  summary: "A person's orders, to come or past: dates, amounts and state, with cancelling and booking again.",
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The orders are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-pageload': 'A page has loaded.',
    'creneau-navigate': 'A link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-signinrequired': 'A visitor wants to see their orders. Cancel the event and call `signIn` with a token.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    heading: 'which orders they are',
    orders: 'the rows',
    order: 'a row; also how the order stands, such as `confirmed`',
    leaf: 'its day, as a calendar leaf',
    picture: 'its picture',
    'order-title': 'its title',
    provider: "the link to its provider's page",
    state: 'how it stands, in words',
    date: 'a session, or the date of an event',
    price: 'what it cost in all',
    details: 'what is folded away: amounts, reference',
    sums: 'what it cost, line by line',
    'offered-link': 'the link to where a place that is offered is taken',
    'pay-link': 'the link to where paying goes on',
    'book-again': 'the link to where the same is booked again',
    'menu-button': 'the button that opens the menu',
    menu: 'the menu of further actions',
    'menu-item': 'one of them',
    'calendar-file': 'the link to the .ics file',
    'online-calendar': 'a link to the form of an online calendar',
    leave: 'leaves a waiting list',
    cancel: 'cancels the order or gives it up, after a question',
    'cancel-question': 'asks whether the order is to be cancelled',
    'sign-in': 'asks a visitor to sign in',
    empty: 'what is shown where there is no order',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [onTop, picture, history, order, row],
  createStore: createHistoryStore,
  view: OrderHistory,
} as const;

defineWidget(definition);
