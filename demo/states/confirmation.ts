import { CONFIRM, card, freeFor, GIFT, GUEST, item, PAY, paidBy, TO_BE_PAID, TO_CHECKOUT } from './purchase.ts';
import { BOOK, calendar, MORE, picker, SLOT, type State, type Step } from './state.ts';

const DONE: Step = { see: '.done' };
const CANCEL: readonly Step[] = [{ press: '.done > .cancel button' }, { see: '.note.cancel' }];

/** The states of the checkout after something was ordered. */
export const CONFIRMATION_STATES: readonly State[] = [
  { element: 'checkout', name: 'done', markup: freeFor('demo-provider'), steps: [...TO_CHECKOUT, CONFIRM, DONE] },
  {
    element: 'checkout',
    name: 'done and paid',
    markup: paidBy('demo-admin'),
    steps: [...TO_BE_PAID, ...card('4242424242424242'), PAY, { see: '.done .paid' }],
  },
  {
    element: 'checkout',
    name: "a guest's other address",
    markup: picker,
    steps: [
      ...GUEST,
      { fill: '#firstName', with: 'Zoé' },
      { fill: '#lastName', with: 'Petit' },
      { fill: '#email', with: 'zoe.petit@example.org' },
      { press: '[part~="guest-form"] button' },
      CONFIRM,
      DONE,
      { press: '.mail-address button' },
      { fill: '#other-address', with: 'zoe@' },
      { press: '[part~="address-form"] button' },
      { see: '#other-address-problem' },
    ],
  },
  {
    element: 'checkout',
    name: 'a gift, with a question before cancelling',
    markup: freeFor('demo-coach'),
    steps: [
      ...TO_CHECKOUT,
      GIFT,
      { fill: '#gift-firstName', with: 'Zoé' },
      { fill: '#gift-lastName', with: 'Petit' },
      { fill: '#gift-email', with: 'zoe.petit@example.org' },
      { press: '.recipient button' },
      { see: '.wish .applied' },
      CONFIRM,
      DONE,
      ...CANCEL,
    ],
  },
  {
    element: 'checkout',
    name: 'on a waiting list',
    markup: calendar('event="padel-duo" mode="picker" token="demo-coach"'),
    steps: [{ see: SLOT }, MORE, { press: '.slot.waiting' }, BOOK, CONFIRM, DONE],
  },
  {
    element: 'checkout',
    name: 'a membership, done',
    markup: item('membership-option:4', 'demo-subscriber'),
    steps: [{ press: '.item .book' }, { see: '.pay' }, ...card('4242424242424242'), PAY, DONE],
  },
  {
    element: 'checkout',
    name: 'cancelled',
    markup: freeFor('demo-admin'),
    steps: [
      ...TO_CHECKOUT,
      CONFIRM,
      DONE,
      ...CANCEL,
      { press: '.note.cancel button' },
      { see: '.done [role="alert"]' },
    ],
  },
];
