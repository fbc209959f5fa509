import { BOOK, calendar, LATER, MORE, picker, SLOT, type State, type Step, signedIn } from './state.ts';

const GUEST: readonly Step[] = [{ see: SLOT }, LATER, { press: SLOT }, BOOK, { see: '[part~="guest-form"]' }];
const paidBy = (token: string) => calendar(`event="pilates-reformer" mode="picker" token="${token}"`);
const item = (ref: string, token?: string) =>
  `<creneau-checkout item="${ref}"${token ? ` token="${token}"` : ''}></creneau-checkout>`;
const TO_BE_PAID: readonly Step[] = [{ see: SLOT }, LATER, { press: SLOT }, BOOK, { see: '.pay' }];
const PAY: Step = { press: '.pay' };
const card = (number: string): readonly Step[] => [
  { fill: '#card-number', with: number },
  { fill: '#card-expiry', with: '1230' },
  { fill: '#card-securityCode', with: '123' },
  { fill: '#card-postalCode', with: '75001' },
  { fill: '#card-name', with: 'Camille Martin' },
  { press: '#terms' },
];
const coupon = (code: string): readonly Step[] => [
  { press: '.add-coupon' },
  { fill: '#coupon', with: code },
  { press: '.coupon button' },
];

/** The checkout's. */
export const CHECKOUT_STATES: readonly State[] = [
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
    markup: paidBy('demo-coach'),
    steps: TO_BE_PAID,
  },
  {
    element: 'checkout',
    name: 'card problems',
    markup: paidBy('demo-coach'),
    steps: [...TO_BE_PAID, PAY, { see: '#card-number-problem' }],
  },
  {
    element: 'checkout',
    name: 'declined',
    markup: paidBy('demo-coach'),
    steps: [...TO_BE_PAID, ...card('4000000000000002'), PAY, { see: '.payment .note.failed' }],
  },
  {
    element: 'checkout',
    name: 'authentication',
    markup: paidBy('demo-coach'),
    steps: [...TO_BE_PAID, ...card('4000002500003155'), PAY, { see: '.authentication' }],
  },
  {
    element: 'checkout',
    name: 'coupon applied',
    markup: paidBy('demo-coach'),
    steps: [...TO_BE_PAID, ...coupon('BIENVENUE10'), { see: '.applied' }],
  },
  {
    element: 'checkout',
    name: 'coupon refused',
    markup: paidBy('demo-coach'),
    steps: [...TO_BE_PAID, ...coupon('EXPIRE'), { see: '#coupon-problem' }],
  },
  {
    element: 'checkout',
    name: 'gift',
    markup: paidBy('demo-coach'),
    steps: [
      ...TO_BE_PAID,
      { press: '.gift input[type="checkbox"]' },
      { fill: '#gift-email', with: 'camille@' },
      { press: '.recipient button' },
      { see: '#gift-email-problem' },
    ],
  },
  {
    element: 'checkout',
    name: 'saved cards',
    markup: item('animation:1', 'demo-customer'),
    steps: [{ press: '.item .book' }, { see: '.saved-cards' }],
  },
  {
    element: 'checkout',
    name: 'credit',
    markup: paidBy('demo-company'),
    steps: [{ see: SLOT }, LATER, { press: SLOT }, BOOK, { see: '.sums' }, { see: '.means > .choice' }],
  },
  {
    element: 'checkout',
    name: 'waiting',
    markup: calendar('event="padel-duo" mode="picker" token="demo-customer"'),
    steps: [{ see: SLOT }, MORE, { press: '.slot.waiting' }, BOOK, { see: '.summary .line .tag' }],
  },
  { element: 'checkout', name: 'item', markup: item('event:1'), steps: [{ see: '.item .book' }] },
  { element: 'checkout', name: 'membership', markup: item('membership-option:1'), steps: [{ see: '.item .book' }] },
  {
    element: 'checkout',
    name: 'item to be paid',
    markup: item('animation:1', 'demo-provider'),
    steps: [{ press: '.item .book' }, { see: '.pay' }],
  },
  {
    element: 'checkout',
    name: 'done',
    markup: calendar('event="yoga-doux" mode="picker" token="demo-provider"'),
    steps: [{ see: SLOT }, LATER, { press: SLOT }, BOOK, { press: '.confirm' }, { see: '.done' }],
  },
  {
    element: 'checkout',
    name: 'done and paid',
    markup: paidBy('demo-admin'),
    steps: [...TO_BE_PAID, ...card('4242424242424242'), PAY, { see: '.done .paid' }],
  },
];
