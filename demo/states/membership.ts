import type { State } from './state.ts';

const list = (more: string) => `<creneau-membership-list ${more}></creneau-membership-list>`;

/** The membership list's, its checkout's beside it. */
export const MEMBERSHIP_STATES: readonly State[] = [
  {
    element: 'membership-list',
    name: 'loading',
    markup: list('provider="studio-lumiere"'),
    fault: '~delay-20000',
    steps: [{ see: '.skeleton' }],
  },
  {
    element: 'membership-list',
    name: 'one of it runs',
    markup: list('token="demo-subscriber"'),
    steps: [{ see: 'article[part~="subscribed"] [part~="initial-price"]' }],
  },
  {
    element: 'membership-list',
    name: 'an option being bought',
    markup: list('provider="studio-lumiere" token="demo-provider"'),
    steps: [{ press: '#option-2' }, { see: '.payment .pay' }],
  },
];
