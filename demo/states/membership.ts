import type { State } from './state.ts';

const list = (more: string) => `<creneau-membership-list ${more}></creneau-membership-list>`;

/** The states of the membership list, including its checkout. */
export const MEMBERSHIP_STATES: readonly State[] = [
  {
    element: 'membership-list',
    name: 'loading',
    markup: list('provider="studio-lumiere"'),
    fault: '~delay-20000',
    steps: [{ see: '[role="status"][aria-label]' }],
  },
  {
    element: 'membership-list',
    name: 'with a running subscription',
    markup: list('token="demo-subscriber"'),
    steps: [{ see: 'article[part~="subscribed"] [part~="initial-price"]' }],
  },
  {
    element: 'membership-list',
    name: 'one alone',
    markup: list('membership="pass-liberte"'),
    steps: [{ see: '[part~="option"]' }],
  },
  {
    element: 'membership-list',
    name: 'an option being bought',
    markup: list('provider="studio-lumiere" token="demo-provider"'),
    steps: [{ press: '#option-2' }, { see: '[part~="pay-button"]' }],
  },
];
