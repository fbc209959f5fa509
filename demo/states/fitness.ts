import type { State } from './state.ts';

const dashboard = (more: string) => `<creneau-fitness-dashboard ${more}></creneau-fitness-dashboard>`;

export const FITNESS_STATES: readonly State[] = [
  {
    element: 'fitness-dashboard',
    name: 'steps of a week',
    markup: dashboard('token="demo-customer"'),
    steps: [{ see: '[part~="bar"]' }],
  },
  {
    element: 'fitness-dashboard',
    name: 'a hovered bar',
    markup: dashboard('token="demo-customer"'),
    steps: [{ press: '[part~="bar"]:nth-of-type(5)' }, { see: '[part~="tooltip"]' }],
  },
  {
    element: 'fitness-dashboard',
    name: 'all activities of a year',
    markup: dashboard('token="demo-customer" range="year"'),
    steps: [{ press: '[part~="activities"] [aria-pressed="true"]' }, { see: '[part~="panel"]:nth-of-type(4)' }],
  },
];
