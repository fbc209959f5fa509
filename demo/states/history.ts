import type { State } from './state.ts';

const history = (more: string) => `<creneau-order-history ${more}></creneau-order-history>`;
const customer = (more: string) => history(`token="demo-customer" ${more}`);

/** The last upcoming order, which can still be cancelled. */
const LAST = 'li:last-child';

/** The states of the order history. */
export const HISTORY_STATES: readonly State[] = [
  {
    element: 'order-history',
    name: 'upcoming, with a question before cancelling',
    markup: customer('time-zone="America/New_York"'),
    steps: [
      { press: `${LAST} [part~="menu-button"]` },
      { press: `${LAST} [part~="cancel"]` },
      { see: '[part~="cancel-question"]' },
    ],
  },
  {
    element: 'order-history',
    name: 'the menu of an order',
    markup: customer(''),
    steps: [{ press: `${LAST} [part~="menu-button"]` }, { see: '[role="menuitem"]' }],
  },
  {
    element: 'order-history',
    name: 'nothing to come',
    markup: customer(''),
    fault: '~empty',
    steps: [{ see: '[part~="empty"]' }],
  },
  {
    element: 'order-history',
    name: 'past, in every order state',
    markup: customer('period="past"'),
    steps: [{ see: '[part~="order"][part~="cancelled"]' }],
  },
  { element: 'order-history', name: 'a visitor', markup: history(''), steps: [{ see: '[part~="sign-in"] button' }] },
];
