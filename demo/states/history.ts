import type { State } from './state.ts';

const history = (more: string) => `<creneau-order-history ${more}></creneau-order-history>`;
const customer = (more: string) => history(`token="demo-customer" ${more}`);

/** The order history's. */
export const HISTORY_STATES: readonly State[] = [
  {
    element: 'order-history',
    name: 'to come, one about to be cancelled',
    markup: customer('time-zone="America/New_York"'),
    steps: [{ press: '.cancel button' }, { see: '.sure' }],
  },
  {
    element: 'order-history',
    name: 'past, in every way',
    markup: customer('period="past"'),
    steps: [{ see: '.order.cancelled' }],
  },
  { element: 'order-history', name: 'a visitor', markup: history(''), steps: [{ see: '[part~="sign-in"] button' }] },
];
