import type { Group } from '../line.ts';

export const decisionsAfterTheOrder: Group = {
  name: 'After the order',
  ids: {
    'D-confirmation': {
      'The confirmation says what was bought and for whom': [
        'widgets/checkout/wishes-view: a membership that runs from',
        'widgets/checkout/wishes-view: a gift names who it is for',
      ],
      "Its heading names what happened: 'Inscription en liste d'attente', 'Abonnement confirmé', 'Cadeau envoyé à …'": {
        because: "Not built yet: the heading is always 'Réservation confirmée'.",
      },
    },
    'D-confirmation-mail': {
      'The confirmation goes out by e-mail, with the .ics attached and a link to the order': {
        because: 'Not built yet: no mail is sent.',
      },
    },
    'D-order-key': {
      'The key of that link shows that one order, which can be cancelled within its window': {
        because: 'Not built yet: no mail is sent.',
      },
    },
    'D-second-tab': {
      'The first tab says that a second one has taken the purchase over': { because: 'Not built yet.' },
    },
    'D-order-periods': {
      'An order is to come until its last slot has ended, or while it has no date; a membership until its last day': [
        'core/order-period: a session that is running',
        'core/order-period: an open event',
        'core/order-period: a membership on its last day',
      ],
      'What was cancelled, ran out, was refunded, or waited in vain is past': [
        'core/order-period: is past, whenever it would be',
        'core/order-period: nothing booked and nothing waited for any more',
      ],
      'Orders to come are sorted by their first start, past ones the other way round': [
        'core/order-period: the order in which they are listed',
        'api/history/orders: future orders by first start, undated last; past ones newest first',
      ],
    },
    'D-book-again': {
      "'Réserver à nouveau' names the same weekday a week later": [
        'core/book-again: D-book-again: booking the same again',
        'widgets/order-history/view: the file for a calendar, and the same a week later',
      ],
    },
    'D-pending-order-place': {
      'An order that waits for its payment can be given up in any browser': [
        'widgets/order-history/cancellation: what is not paid is given up: cancelled',
        'widgets/order-history/cancel-view: what is not paid can be given up',
      ],
      "'Terminer le paiement' shows in the browser that began the purchase": [
        'widgets/order-history/view: D-pending-order-place',
      ],
    },
    'D-cancel': {
      "An order can be cancelled until the provider's window closes": [
        'api/buying/cancellation: 24 hours before its first start is in time',
        'widgets/order-history/view: no cancelling where its time has run out',
      ],
      'Its money, places, coupon and credit go back': [
        'api/buying/cancellation: within the window refunds it and releases its places',
        'api/buying/cancellation: gives back coupon, credit and free slots, which can all be used again',
        'browser/history/orders: D-cancel',
      ],
    },
    'D-next-week': {
      'A confirmed booking offers the same wall times a week later': [
        'core/next-week: the slots of the same hours',
        'browser/buying/afterwards: the same slots are booked for the next week; a cancelled order is refunded and its place is free',
      ],
      'A slot that the offer does not have is left out': [
        'core/next-week: slots that the offer does not have then are left out',
      ],
    },
  },
};
