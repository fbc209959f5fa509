import type { Group } from '../line.ts';

export const decisionsPricing: Group = {
  name: 'Pricing',
  ids: {
    'D-free-slots': {
      "A subscriber has free the slots within the subscription (Paris days, both included), and exactly these carry 'Offert'":
        [
          'core/offer-summary: slots within a subscription are free',
          "widgets/slotted-calendar/choices: with a subscription each slot within it carries 'Offert'",
        ],
      "Otherwise the freeSlot of the first selected slot, never more than are selected; the earliest carry 'Offert'": [
        'core/offer-summary: freeSlot 9 of three: free 3',
        "core/offer-summary: 'Offert' are the earliest slots that are not waiting slots",
      ],
      'Waiting slots are passed over': ['core/offer-summary: D-waiting-slots: waiting slots do not count'],
      'pay = max(0, quantity − free), total = pay × pricePerSlot': ['core/offer-summary: the figures agree'],
    },
    'D-price-order': {
      'First the coupon, percentage or amount, never below 0': [
        'core/discounts: the coupon first, never below 0',
        'api/buying/discounts: takes no more than the sum',
      ],
      'Then company credit, up to the balance': [
        'core/discounts: then company credit, up to its balance',
        'api/buying/discounts: pays up to its balance, and the card the rest',
      ],
      'What is left is paid by card': [
        'api/buying/discounts: is free slots, coupon, credit, card, and each has an entry in the ledger',
      ],
    },
    'D-zero-total': {
      'A total of 0 needs no card': [
        'browser/buying/means: a free event needs no card',
        'browser/buying/means: company credit that covers the total needs no card; switched off, the card pays and the credit stays',
      ],
    },
    'D-quote': {
      'The server quotes and charges; the widget shows the quote': [
        'api/calls/quote: D-quote: a quote',
        'widgets/checkout/wishes-view: explains each line',
      ],
      '… and asks again for agreement if it changed': [
        'browser/buying/reductions: a price that changes between quote and click',
        'api/calls/order: is refused with a new quote if the total is not the one shown, and waits for its payment if it needs one',
      ],
    },
    'D-credit-default': {
      'Company credit is used unless it is turned off': [
        'widgets/checkout/wishes-view: the credit is a ticked box; without it the whole sum is paid',
        'api/buying/discounts: is not used if the buyer does not want it',
      ],
      'The subscription that runs longest is used unless another one is chosen': [
        'api/buying/subscriptions: is the longest-running one',
        'widgets/checkout/wishes-view: subscriptions by title and last day, or none',
      ],
    },
    'D-credit-shared': {
      "Company credit is the organisation's: colleagues share it": [
        'api/buying/discounts: is shown to colleagues only, not to other users, guests or visitors',
        'api/races/coupon-and-credit: is spent to the last cent and no further by 50 colleagues at once',
      ],
    },
    'D-gift-limits': {
      "A gifted booking counts in the giver's limits": ['api/buying/gifts: counts in the limits of the giver'],
      'Subscription free slots are not given on a gift': [
        'api/buying/gifts: uses no free slot of a subscription, but uses those of the offer',
      ],
    },
  },
};
