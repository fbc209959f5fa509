/** Something done to a page after it has loaded, to bring an element into a state. Selectors reach into shadow trees. */
export type Step =
  | { readonly press: string }
  | { readonly fill: string; readonly with: string }
  | { readonly see: string }
  /** Calls `Creneau.toast`. */
  | { readonly toast: Readonly<Record<string, string | number>> };

/** A main state of an element. The gates, the pictures and the QA page all walk this one catalogue. */
export interface State {
  readonly element: string;
  readonly name: string;
  readonly markup: string;
  /** The fault prefix of the API address; none for the API as it is. */
  readonly fault?: string;
  /** How to get there, and at the end what shows that it is there. */
  readonly steps: readonly Step[];
}

const calendar = (more: string) => `<creneau-slotted-calendar ${more}></creneau-slotted-calendar>`;
const picker = calendar('event="yoga-doux" mode="picker"');
const signedIn = calendar('event="yoga-doux" mode="picker" token="demo-customer"');

const SLOT = '.slot.available';
const LATER: Step = { press: '.navigation button:nth-of-type(2)' };
const MORE: Step = { press: '.more button' };
const TOLD: Step = { see: '.told' };
const BOOK: Step = { press: '[part~="book-button"]' };
const GUEST: readonly Step[] = [{ see: SLOT }, LATER, { press: SLOT }, BOOK, { see: '[part~="guest-form"]' }];

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
  { element: 'checkout', name: 'guest', markup: picker, steps: GUEST },
  {
    element: 'checkout',
    name: 'guest with problems',
    markup: picker,
    steps: [
      ...GUEST,
      { fill: '#email', with: 'camille@' },
      { press: '[part~="guest-form"] button' },
      { see: '.problem' },
    ],
  },
  {
    element: 'checkout',
    name: 'review',
    markup: signedIn,
    steps: [{ see: SLOT }, LATER, { press: SLOT }, BOOK, { see: '.confirm' }],
  },
  {
    element: 'checkout',
    name: 'to be paid',
    markup: calendar('event="padel-duo" mode="picker" token="demo-coach"'),
    steps: [{ see: SLOT }, LATER, { press: SLOT }, BOOK, { see: '.review .note' }],
  },
  {
    element: 'checkout',
    name: 'done',
    markup: calendar('event="yoga-doux" mode="picker" token="demo-provider"'),
    steps: [{ see: SLOT }, LATER, { press: SLOT }, BOOK, { press: '.confirm' }, { see: '.done' }],
  },
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
