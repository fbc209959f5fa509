import type { Section } from '../line.ts';

export const decisions6: Section = {
  name: 'decisions 6',
  title: 'Pricing',
  lines: {
    "free of a subscriber: slots within the period (Paris days, both included), and exactly these carry 'Offert'": [
      'core/offer-summary: a subscriber has free what lies within the subscription',
      "widgets/slotted-calendar/choices: with a subscription each slot within it carries 'Offert'",
    ],
    "Otherwise freeSlot of the first selected, never more than selected, the earliest carry 'Offert'": [
      'core/offer-summary: freeSlot 9 of three: free 3',
      "core/offer-summary: 'Offert' are the earliest that are no waiting ones",
    ],
    'Waiting slots are passed over': ['core/offer-summary: waiting slots are passed over'],
    'pay = max(0, quantity − free), total = pay × pricePerSlot': ['core/offer-summary: the figures agree'],
    'First the coupon, percentage or amount, never below 0': [
      'core/discounts: the coupon first, never below 0',
      'api/buying/discounts: takes no more than the sum',
    ],
    'Then company credit, up to the balance': [
      'core/discounts: then company credit, up to its balance',
      'api/buying/discounts: pays what it can, up to its balance',
    ],
    'What is left is paid by card': [
      'api/buying/discounts: is free slots, coupon, credit, card, and each is in the ledger',
    ],
    'A total of 0 needs no card': [
      'browser/buying/means: a free event needs no card',
      'browser/buying/means: company credit that covers all needs no card',
    ],
    'The server quotes and charges; the widget shows the quote': [
      'api/calls/quote: D-quote: a quote',
      'widgets/checkout/wishes-view: explains each line',
    ],
    '… and asks again for agreement if it changed': [
      'browser/buying/reductions: a price that changes between quote and click',
      'api/calls/order: asks again where the total is not the one shown',
    ],
    "A gifted booking counts in the giver's limits": ['api/buying/gifts: counts in the limits of the giver'],
    'Subscription free slots are not given on a gift': ['api/buying/gifts: takes no free slot of a subscription'],
  },
};
