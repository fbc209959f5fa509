import type { Group } from '../line.ts';

export const decisionsWhoBooks: Group = {
  name: 'Who books',
  ids: {
    'D-who-books': {
      "A visitor who presses 'Je Réserve' makes creneau-signinrequired; the selection is kept and the booking carries on with the token":
        [
          'widgets/slotted-calendar/book: a page that cancels creneau-signinrequired',
          'widgets/slotted-calendar/book: a token that is promised carries the booking on',
        ],
    },
    'D-sign-in': {
      'signIn(token) works once, also long after the event': [
        'widgets/membership-list/option-purchase: D-sign-in',
        'widgets/slotted-calendar/book: a token that is promised carries the booking on',
        'widgets/slotted-calendar/book: D-sign-in: a token that comes after the cancelled event > carries the booking on, once',
        'browser/buying/sign-in: where the page has cancelled the event, the booking goes on',
        "browser/buying/sign-in: an item's checkout holds its place",
        'browser/buying/sign-in: a membership that was chosen is bought',
      ],
      'until the visitor has begun something else': [
        'widgets/slotted-calendar/book: is not used once another element has asked',
        'widgets/slotted-calendar/book: buys nothing, where other slots are chosen meanwhile',
        'browser/buying/sign-in: a visitor who books as a guest meanwhile stays one',
      ],
      'Meanwhile the guest form is there': [
        'browser/buying/sign-in: a visitor at the guest form goes on as the user',
        'widgets/checkout/guest: a visitor who signs in at the form continues as that user',
      ],
    },
    'D-guest-form': {
      'Where creneau-signinrequired is not cancelled, first name, last name and e-mail are asked, and a guest books': [
        'widgets/checkout/guest: shows the form first; nothing is held yet',
        'browser/buying/means: a guest pays on a foreign page',
      ],
    },
    'D-guest-before-hold': {
      'A guest is asked for name and e-mail before the places are held': [
        'widgets/checkout/guest: shows the form first; nothing is held yet',
      ],
    },
    'D-guest-token': {
      'POST /v1/guest returns a token for that hold and order alone': [
        'api/calls/guest: gets a token of an hour',
        'api/buying/ordering-again: has no access to holds, orders or offered places of another token with the same address',
      ],
      'The page forgets the token with the confirmation': [
        "widgets/checkout/guest: uses a guest's token, which is forgotten with the confirmation",
      ],
      "It is in the tab's sessionStorage until the hold or order has ended": [
        "widgets/checkout/resume: a guest's is in the tab's storage alone, with their token, until it ends",
        'browser/buying/guest: goes on: the hold, the name, the gift, the refused card, the step of the bank',
        'browser/buying/guest: nothing, once it is left',
        'browser/buying/guest: nothing, once it is expired',
        'browser/buying/guest: a duplicated tab has the same hold, which is bought once',
      ],
      'It is sent to the API that made it alone': [
        "widgets/checkout/resume: D-guest-token: a guest's stored purchase > of another API is not resumed",
        "browser/buying/guest: the tab's sessionStorage has the token under one key, and no name or e-mail",
      ],
      'Where the page signs a user in, that user counts': [
        'widgets/checkout/resume: is forgotten, and its places are given back, where a user is signed in',
        'widgets/checkout/guest: whom the page signs in at the review holds the places as the user',
      ],
    },
    'D-guest-limits': {
      'Limits count a guest by e-mail': [
        'api/calls/refusals: counts what an address booked, as a guest and with an account',
        'api/races/buyers: books one start once for an address',
      ],
    },
    'D-one-hold': {
      'A person has one live hold': [
        'api/races/buyers: D-one-hold: keeps one live hold for each person and counts its places once',
        'api/calls/hold: is replaced as a whole by the next one, and remains if the next one fails',
      ],
    },
    'D-no-personal-call': {
      'Widgets make no personal call without a token': [
        "widgets/slotted-calendar/store: a visitor's calendar makes no personal call",
        'widgets/order-history/store: nothing personal is asked without a token',
        'widgets/fitness-dashboard/store: widgets make no personal call without a token',
      ],
    },
  },
};
