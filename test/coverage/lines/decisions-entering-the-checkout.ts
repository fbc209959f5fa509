import type { Group } from '../line.ts';

export const decisionsEnteringTheCheckout: Group = {
  name: 'Entering the checkout',
  ids: {
    'D-checkout-event': {
      "'Je Réserve' leads to the checkout by the cancelable creneau-checkout": [
        'widgets/slotted-calendar/book: tells the page which slots, and the purchase begins',
        'widgets/slotted-calendar/book: a page that cancels creneau-checkout takes the purchase over',
      ],
      "If it is not cancelled, the page's checkout for that calendar takes over": [
        'widgets/checkout/hold: it takes over purchases of its own calendar',
        'widgets/checkout/hold: it takes over purchases of another not',
        "widgets/slotted-calendar/insert-checkout: is the page's own",
      ],
    },
    'D-checkout-placement': {
      'Without a checkout on the page, the calendar inserts one right after itself as a sibling, moves focus there, and removes it when the purchase is done or left':
        [
          'widgets/slotted-calendar/insert-checkout: is inserted right after it, in the same tree, and removed again',
          'browser/buying/card: each step takes the focus',
        ],
      '… and asks the loader for it by name': [
        'widgets/slotted-calendar/load-checkout-code: when a purchase begins, and not before',
        'widgets/slotted-calendar/load-checkout-code: for a purchase that a reload broke off',
      ],
    },
    'D-checkout-shadow-tree': {
      'In a shadow tree of the page a card cannot be taken; the checkout says so and links to the offer': [
        'widgets/checkout/payment/view: in a shadow tree of the page no card is accepted: the form says so and links to the offer',
      ],
      'Free and credit orders work there': ['widgets/checkout/shadow-tree: a free selection is booked in place'],
    },
    'D-book-button': {
      "'Je Réserve' carries disabled and aria-disabled while nothing is selected, stays focusable, and shows the prompt when pressed":
        ['widgets/slotted-calendar/view: while nothing is selected it is disabled and focusable'],
    },
    'D-what-is-sold': {
      'What can be bought: slots, an event place, an animation place, a membership option': [
        'browser/buying/card: by keyboard alone, from the slot to the confirmation',
        'browser/buying/means: event:1: a place is held and paid',
        'browser/buying/means: animation:1: a place is held and paid',
        'api/buying/items: D-membership-terms: an option of a membership',
      ],
    },
    'D-lost-place': {
      'A lost place (409) keeps the other slots, is named, and the nearest free one is offered': [
        'browser/buying/resume: a place that is lost meanwhile is named, drawn as full, the nearest free one offered',
        'widgets/checkout/hold: shows which one is lost, and continues with the rest',
        'core/alternatives: a place that is lost is offered the nearest free one',
      ],
      'The calendar draws it as gone at once, and has the rest selected': [
        'browser/buying/resume: a place that is lost meanwhile is named, drawn as full, the nearest free one offered',
        'widgets/checkout/hold: the lost slot is not selected any more, and calendars fetch the places again',
      ],
    },
  },
};
