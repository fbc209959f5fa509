import type { State } from './state.ts';

const POPUPS = '<creneau-popups></creneau-popups>';

/** The popups', one after the other. */
export const POPUPS_STATES: readonly State[] = [
  { element: 'popups', name: 'with a picture', markup: POPUPS, steps: [{ see: '.popup .picture' }] },
  {
    element: 'popups',
    name: 'the next one',
    markup: POPUPS,
    steps: [{ press: '.popup .close' }, { see: '.popup .close + .said' }],
  },
];
