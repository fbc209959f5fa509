import type { State } from './state.ts';

const PLAY = '[part~="play-button"]';

/** The states of the replay list. */
export const REPLAY_STATES: readonly State[] = [
  {
    element: 'replay-list',
    name: 'posters',
    markup: '<creneau-replay-list></creneau-replay-list>',
    steps: [{ see: PLAY }],
  },
  {
    element: 'replay-list',
    name: 'playing',
    markup: '<creneau-replay-list provider="studio-lumiere"></creneau-replay-list>',
    steps: [{ press: PLAY }, { see: 'video' }],
  },
  {
    element: 'replay-list',
    name: 'without consent',
    markup: '<creneau-replay-list consent="none"></creneau-replay-list>',
    steps: [{ press: PLAY }, { see: '[part~="consent"] button' }],
  },
];
