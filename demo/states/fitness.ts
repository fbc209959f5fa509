import type { State } from './state.ts';

const dashboard = (more: string) => `<creneau-fitness-dashboard ${more}></creneau-fitness-dashboard>`;

export const FITNESS_STATES: readonly State[] = [
  {
    element: 'fitness-dashboard',
    name: 'steps of a week',
    markup: dashboard('token="demo-customer"'),
    steps: [{ see: '.bar' }],
  },
  {
    element: 'fitness-dashboard',
    name: 'a bar pointed at',
    markup: dashboard('token="demo-customer"'),
    steps: [{ press: '.bar:nth-of-type(5)' }, { see: '.tooltip' }],
  },
  {
    element: 'fitness-dashboard',
    name: 'all activities of a year',
    markup: dashboard('token="demo-customer" range="year"'),
    steps: [{ press: '[part~="activities"] [aria-pressed="true"]' }, { see: '.panel:nth-of-type(4)' }],
  },
];
