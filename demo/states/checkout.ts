import { card, coupon, GIFT, GUEST, item, PAY, paidBy, TO_BE_PAID, TO_CHECKOUT } from './purchase.ts';
import { BOOK, calendar, MORE, picker, SLOT, type State, signedIn } from './state.ts';

/** The states of the checkout until something is ordered. */
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
    steps: [...TO_CHECKOUT, { see: '.confirm' }],
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
    name: 'more time',
    markup: paidBy('demo-coach'),
    fault: '~hold-115',
    steps: [...TO_CHECKOUT, { see: '.more-time' }],
  },
  {
    element: 'checkout',
    name: 'the question at the end of the time',
    markup: paidBy('demo-coach'),
    fault: '~hold-3',
    steps: [...TO_CHECKOUT, { see: '.ending .note button' }],
  },
  {
    element: 'checkout',
    name: 'coupon applied',
    markup: paidBy('demo-coach'),
    steps: [...TO_BE_PAID, ...coupon('BIENVENUE10'), { press: '.coupon button' }, { see: '.applied' }],
  },
  {
    element: 'checkout',
    name: 'coupon refused',
    markup: paidBy('demo-coach'),
    steps: [...TO_BE_PAID, ...coupon('EXPIRE'), { press: '.coupon button' }, { see: '#coupon-problem' }],
  },
  {
    element: 'checkout',
    name: 'a typed coupon applied by the press that pays',
    markup: paidBy('demo-coach'),
    steps: [...TO_BE_PAID, ...coupon('BIENVENUE10'), ...card('4242424242424242'), PAY, { see: '.ending .note' }],
  },
  {
    element: 'checkout',
    name: 'gift',
    markup: paidBy('demo-coach'),
    steps: [
      ...TO_BE_PAID,
      GIFT,
      { fill: '#gift-email', with: 'camille@' },
      { press: '.recipient button' },
      { see: '#gift-email-problem' },
    ],
  },
  {
    element: 'checkout',
    name: 'gift for somebody found',
    markup: paidBy('demo-coach'),
    steps: [
      ...TO_BE_PAID,
      GIFT,
      { press: '.search-person' },
      { fill: '#gift-search', with: 'martin' },
      { press: '.gift-search button' },
      { see: '.found button' },
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
    steps: [...TO_CHECKOUT, { see: '.sums' }, { see: '.means > .choice' }],
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
];
