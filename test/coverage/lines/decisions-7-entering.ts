import type { Section } from '../line.ts';

export const decisions7Entering: Section = {
  name: 'decisions 7',
  title: 'Checkout: who, and for how long',
  lines: {
    "'Je Réserve' leads to the checkout by the cancelable creneau-checkout": [
      'widgets/slotted-calendar/book: tells the page which slots, and the purchase begins',
      'widgets/slotted-calendar/book: a page that cancels creneau-checkout takes the purchase over',
    ],
    "Not cancelled, the page's checkout for that calendar takes over": [
      'widgets/checkout/hold: it takes purchases of its own calendar',
      'widgets/checkout/hold: it takes purchases of another not',
      "widgets/slotted-calendar/open-checkout: is the page's own",
    ],
    'Where there is none the calendar inserts one right after itself as a sibling, moves focus, removes it when done or left':
      [
        'widgets/slotted-calendar/open-checkout: is put right after it, in the same tree, and taken away again',
        'browser/buying/card: each step takes the focus',
      ],
    '… and asks the loader for it by name': [
      'widgets/slotted-calendar/bring-checkout: when a purchase begins, and not before',
      'widgets/slotted-calendar/bring-checkout: for a purchase that a reload broke off',
    ],
    'In a shadow tree of the page a card cannot be taken; it says so and links to the offer': [
      'widgets/checkout/payment/view: in a shadow tree of the page no card is taken',
    ],
    'Free and credit orders work there': ['widgets/checkout/shadow-tree: what costs nothing is booked in place'],
    "'Je Réserve' carries disabled and aria-disabled while nothing is selected, stays focusable, pressing shows the prompt":
      ['widgets/slotted-calendar/view: while nothing is selected it is disabled and focusable'],
    'A visitor who presses it makes creneau-signinrequired; the selection is kept and carries on with the token': [
      'widgets/slotted-calendar/book: a page that cancels creneau-signinrequired',
      'widgets/slotted-calendar/book: a token that is promised carries the booking on',
    ],
    'Not cancelled, first name, last name and e-mail are asked, and a guest books': [
      'widgets/checkout/guest: is asked first; nothing is kept yet',
      'browser/buying/means: a guest pays on a foreign page',
    ],
    'POST /v1/guest answers a token for that hold and order alone': [
      'api/calls/guest: gets a token of an hour',
      'api/buying/ordering-again: has no hand in what another token of the same address holds',
    ],
    '… kept in memory': [
      'widgets/checkout/guest: books with a token of their own, which is forgotten with the confirmation',
      "widgets/checkout/resume: nothing of a guest's, whose token is gone with the page",
    ],
    'Limits count a guest by e-mail': [
      'api/calls/refusals: counts what an address booked, as a guest and with an account',
      'api/races/buyers: books one start once for an address',
    ],
    'One live hold a person': [
      'api/races/buyers: keeps one live hold a person',
      'api/calls/hold: is replaced whole by the next one',
    ],
    'Widgets make no personal call without a token': [
      "widgets/slotted-calendar/store: a visitor's calendar makes no personal call",
      'widgets/order-history/store: nothing personal is asked without a token',
      'widgets/fitness-dashboard/store: widgets make no personal call without a token',
    ],
    'Entering checkout holds the places for 10 minutes': [
      'api/calls/hold: keeps the places for ten minutes, free to its holder and gone to others',
    ],
    '… with a visible countdown': ['widgets/checkout/view: counts down in minutes and seconds'],
    'Going back inside the page or choosing something else releases it at once': [
      'widgets/checkout/hold: leaving',
      'widgets/checkout/hold: choosing something else in the calendar',
      "browser/buying/resume: 'Retour au calendrier' gives the places back at once",
    ],
    'Closing, reloading or leaving the page does not': [
      'widgets/checkout/hold: the element gone, the hold stays until it runs out',
      'browser/buying/resume: a reload resumes',
    ],
    'While a payment is being confirmed it does not run out before its result, at most 30 minutes': [
      'api/buying/late-payments: keeps its places up to its last moment',
      'api/buying/late-payments: ends after half an hour',
    ],
    'A place paid for too late is taken again if free, else refunded, and the user is told': [
      'api/buying/late-payments: is taken again where it is free',
      'api/buying/late-payments: is refunded whole where somebody else has its place by then',
      'browser/buying/resume: a place that is paid for too late and is gone is paid back, and it is said',
    ],
  },
};
