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
          'browser/keyboard/paying: D-checkout-placement',
        ],
      '… and asks the loader for it by name': [
        'widgets/slotted-calendar/load-checkout-code: when a purchase begins; of the next one again',
        'widgets/slotted-calendar/load-checkout-code: for a purchase that a reload broke off',
      ],
      'Its code is fetched ahead, while the browser is idle, once a first slot is chosen': [
        'widgets/slotted-calendar/load-checkout-code: ahead once a first slot is chosen',
      ],
    },
    'D-press-count': {
      'Signed in with a kept card it takes four presses from the offer to the confirmation': [
        'browser/buying/presses: signed in with a kept card',
      ],
      'A guest with a card needs five presses and types seven fields': ['browser/buying/presses: a guest with a card'],
    },
    'D-calendar-folds': {
      'While its selection is bought the calendar is one line, which names the first slot and how many others': [
        'widgets/slotted-calendar/fold: a labelled region with the first slot and how many others',
        'browser/buying/fold: the calendar is one line above the checkout',
      ],
      "'Modifier' shows the calendar with its selection; the purchase goes on, and a button leads back to it": [
        "widgets/slotted-calendar/fold: 'Modifier' shows the calendar with its selection, and the purchase goes on",
        'widgets/slotted-calendar/fold: the button that leads back folds it again',
        'browser/buying/fold: unfolded and folded again',
      ],
      'Choosing something else ends the purchase': [
        'widgets/checkout/hold: choosing something else in the calendar',
        'browser/buying/fold: another slot chosen in it ends the purchase',
      ],
      'A purchase that is confirmed, left, lost or expired unfolds the calendar': [
        'widgets/slotted-calendar/fold: a purchase that is stopped unfolds it',
        'widgets/slotted-calendar/fold: the end of the purchase unfolds it',
        'widgets/checkout/progress: the page knows how far the purchase is',
      ],
      'What follows the calendar stays where the visitor sees it': [
        'browser/buying/fold: the confirmation stays in view',
      ],
      'Nothing folds where the page sells in its own way': [
        'widgets/slotted-calendar/fold: it does not fold where the page sells by itself',
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
    'D-basket-in-sight': {
      "While a slot is selected, the selected slots, their total and 'Je Réserve' stay at the lower edge of the window":
        ['browser/calendar/basket: the button and the total are in the window'],
      'What has the focus is never under it': ['browser/calendar/basket: a slot that has the focus is not under it'],
      'It is not printed, and a page moves it with ::part(basket)': [
        'browser/calendar/basket: it is not printed, and moves above a bar of the page',
      ],
    },
    'D-what-is-sold': {
      'What can be bought: slots, an event place, an animation place, a membership option': [
        'browser/keyboard/paying: a card is charged after the bank has asked',
        'browser/buying/means: event:1: a place is held and paid',
        'browser/buying/means: animation:1: a place is held and paid',
        'api/buying/items: D-membership-terms: an option of a membership',
      ],
    },
    'D-lost-place': {
      'A lost place (409) keeps the other slots, is named, and the nearest free one is offered': [
        'browser/buying/ended-hold: a place that is lost meanwhile is named, drawn as full, the nearest free one offered',
        'widgets/checkout/hold: shows which one is lost, and continues with the rest',
        'core/alternatives: a place that is lost is offered the nearest free one',
      ],
      'The calendar draws it as gone at once, and has the rest selected': [
        'browser/buying/ended-hold: a place that is lost meanwhile is named, drawn as full, the nearest free one offered',
        'widgets/checkout/hold: the lost slot is not selected any more, and calendars fetch the places again',
      ],
    },
  },
};
