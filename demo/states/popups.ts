import type { State } from './state.ts';

const POPUPS = '<creneau-popups delay="0"></creneau-popups>';

/** The states of the popups, which are shown one after the other. */
export const POPUPS_STATES: readonly State[] = [
  { element: 'popups', name: 'with a picture', markup: POPUPS, steps: [{ see: '[part~="popup"] [part~="picture"]' }] },
  {
    element: 'popups',
    name: 'the next one',
    markup: POPUPS,
    steps: [{ press: '[part~="close"]' }, { see: '[part~="popup"]:not(:has([part~="picture"]))' }],
  },
];
