import type { State } from './state.ts';

const day = (more: string) => `<creneau-studio-day ${more}></creneau-studio-day>`;

/** Tomorrow, on which the sample's venue has sessions that can be changed. */
const TOMORROW = { press: '[part~="days"] button + button + button' } as const;

export const STUDIO_STATES: readonly State[] = [
  {
    element: 'studio-day',
    name: 'loading',
    markup: day('token="demo-provider"'),
    fault: '~delay-20000',
    steps: [{ see: '[role="status"][aria-label]' }],
  },
  {
    element: 'studio-day',
    name: 'a visitor',
    markup: day(''),
    steps: [{ see: '.note button' }],
  },
  {
    element: 'studio-day',
    name: 'a day',
    markup: day('token="demo-provider"'),
    steps: [TOMORROW, { see: '[part~="mark-button"]' }],
  },
  {
    element: 'studio-day',
    name: 'a change',
    markup: day('token="demo-provider"'),
    steps: [TOMORROW, { press: '[part~="change-button"]' }, { see: '[part~="dialog"] [type="date"]' }],
  },
  {
    element: 'studio-day',
    name: 'what a change does',
    markup: day('token="demo-provider"'),
    steps: [
      TOMORROW,
      { press: '[part~="session"]:has([part~="person"]) [part~="change-button"]' },
      { press: '[part~="dialog"] label:nth-of-type(2)' },
      { press: '[part~="dialog"] [part~="button-primary"]' },
      { see: '[part~="consequences"]' },
    ],
  },
  {
    element: 'studio-day',
    name: 'a message',
    markup: day('token="demo-provider"'),
    steps: [TOMORROW, { press: '[part~="write-button"]' }, { see: '[part~="dialog"] textarea' }],
  },
];
