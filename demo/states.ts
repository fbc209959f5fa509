import { CHECKOUT_STATES } from './checkout-states.ts';
import { FINDING_STATES } from './finding-states.ts';
import { MAP_STATES } from './map-states.ts';
import { BOOK, calendar, LATER, MORE, picker, SLOT, type State, signedIn, TOLD } from './state.ts';

export type { State, Step } from './state.ts';

export const STATES: readonly State[] = [
  {
    element: 'slotted-calendar',
    name: 'loading',
    markup: picker,
    fault: '~delay-20000',
    steps: [{ see: '.loading' }],
  },
  {
    element: 'slotted-calendar',
    name: 'failed',
    markup: picker,
    fault: '~status-503',
    steps: [{ see: '.note.failed' }],
  },
  { element: 'slotted-calendar', name: 'empty', markup: picker, fault: '~empty', steps: [{ see: '.note' }] },
  {
    element: 'slotted-calendar',
    name: 'default',
    markup: calendar('event="yoga-doux"'),
    steps: [{ see: '.slot' }],
  },
  { element: 'slotted-calendar', name: 'picker', markup: picker, steps: [{ see: SLOT }] },
  {
    element: 'slotted-calendar',
    name: 'signed in',
    markup: signedIn,
    steps: [{ see: '.slot.already-booked' }],
  },
  {
    element: 'slotted-calendar',
    name: 'selected',
    markup: calendar('event="padel-duo" mode="picker"'),
    steps: [{ see: SLOT }, LATER, { press: SLOT }, { see: '.slot.selected' }],
  },
  {
    element: 'slotted-calendar',
    name: 'refused',
    markup: picker,
    steps: [{ see: SLOT }, { press: '.slot.refused' }, { see: '.told' }],
  },
  {
    element: 'slotted-calendar',
    name: 'prompted',
    markup: picker,
    steps: [{ see: SLOT }, BOOK, { see: '.prompt' }],
  },
  {
    element: 'slotted-calendar',
    name: 'several offers',
    markup: calendar('user="42"'),
    steps: [{ see: '.filters' }, { see: '.slot' }],
  },
  {
    element: 'slotted-calendar',
    name: 'several offers to pick from',
    markup: calendar('user="42" mode="picker"'),
    steps: [{ see: SLOT }, LATER, { press: SLOT }, { see: '.slot.other-offer' }, { press: '.slot.other-offer' }, TOLD],
  },
  {
    element: 'slotted-calendar',
    name: 'wellness',
    markup: calendar('user="3030"'),
    steps: [{ see: '.slot.wellness' }],
  },
  {
    element: 'slotted-calendar',
    name: 'waiting',
    markup: calendar('event="padel-duo" mode="picker"'),
    steps: [{ see: SLOT }, MORE, { press: '.slot.waiting' }, { see: '.slot.selected' }],
  },
  {
    element: 'slotted-calendar',
    name: 'asked whether to wait',
    markup: calendar('event="qi-gong" mode="picker"'),
    steps: [
      { see: '.no-slot' },
      LATER,
      MORE,
      { press: '.slot.waiting' },
      { press: '.slot.waiting' },
      { see: '.dialog' },
    ],
  },
  {
    element: 'slotted-calendar',
    name: 'on the waiting list',
    markup: calendar('event="padel-duo" mode="picker" token="demo-customer"'),
    steps: [{ see: '[part~="waiting-place"]' }, MORE, { press: '.slot.in-list' }, TOLD],
  },
  {
    element: 'slotted-calendar',
    name: 'proposed',
    markup: calendar('event="padel-duo" mode="picker"'),
    steps: [{ see: SLOT }, LATER, { press: SLOT }, { press: '.slot.not-consecutive' }, { see: '.proposal' }],
  },
  {
    element: 'slotted-calendar',
    name: 'repeated',
    markup: calendar('event="location-de-paddle" mode="picker"'),
    steps: [{ see: SLOT }, LATER, { press: SLOT }, { press: '.slot.selected' }, { see: '.chip:nth-child(2)' }],
  },
  {
    element: 'slotted-calendar',
    name: 'free for a subscriber',
    markup: calendar('event="padel-duo" mode="picker" token="demo-subscriber"'),
    steps: [{ see: SLOT }, LATER, { press: SLOT }, { see: '.chip .tag' }],
  },
  ...CHECKOUT_STATES,
  ...FINDING_STATES,
  ...MAP_STATES,
  {
    element: 'toaster',
    name: 'each type',
    markup: '<creneau-toaster></creneau-toaster>',
    steps: [
      { toast: { title: 'Réservation confirmée', msg: 'À bientôt au Studio Lumière.', timeout: 3_600_000 } },
      { toast: { type: 'info', title: 'Horaires', msg: 'Le studio ouvre à 8 h.', timeout: 3_600_000 } },
      { toast: { type: 'warning', title: 'Connexion lente', msg: 'Les places peuvent dater.', timeout: 3_600_000 } },
      { toast: { type: 'error', title: 'Paiement refusé', msg: 'Choisissez une autre carte.', timeout: 3_600_000 } },
      { see: '.toast.error' },
    ],
  },
];
