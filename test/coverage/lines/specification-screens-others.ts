import type { Group } from '../line.ts';

export const specificationScreensOthers: Group = {
  name: '2. Screens and routes',
  ids: {
    'S-other-screens': {
      'Checkout: card': ['browser/buying/card: a card in fr'],
      'Checkout: subscription': [
        'browser/buying/means: a subscription makes the slots of its days free; another one, or none, does not',
      ],
      'Checkout: coupon': [
        'browser/buying/reductions: a coupon is refused, applied and removed; used up by somebody else it is removed, and the new total needs a new click',
      ],
      'Checkout: gift': ['browser/buying/reductions: as a gift'],
    },
    'S-order-history': {
      'Order history: future': [
        'core/order-period: order history: future and past',
        'widgets/order-history/store: {} asks for /v1/order/future/',
        'browser/history/every-user: every demo user',
      ],
      'Order history: past': [
        'core/order-period: order history: future and past',
        'widgets/order-history/store: {"period":"past"} asks for /v1/order/past/',
        'browser/history/orders: the pages of past orders are turned by keyboard, and stay in the address',
      ],
    },
    'S-other-lists': {
      'Replay list': [
        'widgets/replay-list/view: S-other-lists: the card of a replay',
        'widgets/replay-list/view: D-replays: a video in its card',
        'browser/replays/replays: posters first; a press plays the film in its card with captions, Escape brings the poster back, turning the page ends it',
      ],
      'Membership list': [
        'widgets/membership-list/view: its options with what they cost and for how long',
        "browser/finding/membership-list: an option is bought with a saved card, through a reload, and then shows 'Abonné'",
      ],
    },
    'S-fitness': {
      'Fitness dashboard: ranges day, week, month, year, week by default': [
        'core/fitness/periods: the periods of a range',
        "widgets/fitness-dashboard/store: the user's own tracker, the week",
        'widgets/fitness-dashboard/store: range day is asked for first',
        'widgets/fitness-dashboard/store: range month is asked for first',
        'widgets/fitness-dashboard/store: range year is asked for first',
      ],
      'Fitness dashboard: an activity, steps by default': [
        'browser/fitness/dashboard: a week by keyboard',
        'widgets/fitness-dashboard/view: has one bar per day with its figure as label; D-fitness-missing: a missing day is labelled as such',
      ],
      'A tab toggles off when picked twice': [
        'core/fitness/figures: picking a tab twice unpicks it',
        "browser/fitness/dashboard: a week by keyboard: bars, toggle buttons, and a table with the API's figures",
      ],
    },
    'S-popups': {
      Popups: ['browser/finding/popups: one at a time', 'widgets/popups/store: popups: one at a time'],
    },
  },
};
