import type { Group } from '../line.ts';

export const decisionsAfterTheOrder: Group = {
  name: 'After the order',
  ids: {
    'D-confirmation': {
      'The confirmation says what was bought and for whom': [
        'widgets/checkout/wishes-view: a membership that runs from',
        'widgets/checkout/wishes-view: a gift names who it is for',
      ],
      "Its heading names what happened: 'Inscription en liste d'attente', 'Abonnement confirmé', 'Cadeau envoyé à …'": [
        'core/checkout/bought: D-confirmation',
        'widgets/checkout/wishes-view: waiting places alone are no booking',
        'widgets/checkout/wishes-view: a gift names who it is for',
        'widgets/checkout/wishes-view: a membership that runs from',
      ],
    },
    'D-confirmation-mail': {
      'The confirmation goes out by e-mail, with the .ics attached and a link to the order': [
        'api/mail/sending: sends each mail once, as text and HTML with the .ics file',
        'api/mail/kinds: is confirmed in French by default',
        'api/mail/kinds: brings its .ics file, without the key',
      ],
      'It is in the language of the purchase': [
        'api/mail/kinds: is confirmed in English for somebody who bought in English',
        'widgets/shared/api/purchase: D-confirmation-mail: an order says the total that was shown in euros, its language',
      ],
      "So are those of a place that is offered or lost, of a cancelled order, and to a gift's recipient": [
        'api/mail/kinds: a place in a waiting list, in en, and the place that comes free',
        'api/mail/words: is told with the sum that goes back, in en',
        'api/mail/kinds: cancelled within its window, in en',
        'api/mail/kinds: one to the buyer, one to the recipient, in en: without price, link and key',
      ],
      'Each is written once, in the transaction that it tells of': [
        'api/mail/words: is written once, whoever confirms',
        'api/mail/words: and goes with the transaction that it tells of',
        'api/races/mail: an order that is confirmed by many at once has one mail',
      ],
      'It is sent at least once, always with the same Message-ID': [
        'api/process/mail: a process killed between sending and writing that down',
        'api/races/mail: send each mail once',
      ],
      'What cannot be sent is tried again for three days': [
        'api/mail/sending: a server that refuses is tried again',
        'api/mail/sending: gives up after three days',
      ],
    },
    'D-order-key': {
      'The key of that link shows that one order, which can be cancelled within its window': [
        'api/mail/order-key: reads and cancels the order of a guest, with its money',
        'api/mail/order-key: cancels within the window only',
        'api/mail/order-key: opens no other order',
        'api/mail/order-key: is no token of any other call',
      ],
      'The key is kept hashed': ['api/mail/order-key: is kept as a hash alone'],
      'creneau-order-history reads it from the fragment, cleans the address, and shows that order': [
        'widgets/order-history/order-link: is removed from the address',
        'widgets/order-history/order-link: is stored nowhere',
        'browser/history/order-link: D-order-key',
      ],
    },
    'D-second-tab': {
      'The first tab says that a second one has taken the purchase over': [
        'browser/buying/two-tabs: is named as that in the first, which can go on instead',
        'browser/buying/two-tabs: with an order that waited for another card',
        'browser/buying/two-tabs: also where the first has not heard of the second',
        "browser/buying/two-tabs: another person's purchase in another tab leaves this one alone",
      ],
      "A guest's purchase is its tab's own": [
        'browser/buying/guest: a duplicated tab has the same hold, which is bought once',
      ],
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
    'D-order-row': {
      'A calendar leaf with its first day, or the last one of a membership': ['widgets/order-history/row: the leaf of'],
      'The picture of what was bought, how it stands, the total': [
        'api/history/orders: an order has the picture of',
        'widgets/order-history/row: its picture',
        'widgets/order-history/row: what it cost at a glance',
      ],
      'One action: paying, taking a place that is offered, else booking again': [
        'widgets/order-history/row: the one action of',
      ],
      'The others in a menu': [
        'widgets/order-history/row: the menu has the other actions',
        'browser/history/orders: the menu of an order by keyboard',
      ],
      'Discounts, the reference and what a waiting place costs are folded away': [
        'widgets/order-history/row: discounts and reference are folded away',
      ],
      'An API that sends no pictures gets rows without': ['widgets/order-history/row: its picture'],
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
        'browser/keyboard/paying: D-cancel',
      ],
      'A cancellation whose answer is lost is said to be uncertain, and asking again tells': [
        'browser/buying/dying-afterwards: D-cancel: the server dies while an order is being cancelled',
      ],
      'It is said before the purchase until when it can be cancelled, or that it cannot': [
        'api/buying/cancellation: a hold says until when',
        'widgets/checkout/wishes-view: D-cancel: before paying',
      ],
    },
    'D-place-link': {
      'The confirmation links to the place on a map of OpenStreetMap, in a new tab': [
        'widgets/checkout/wishes-view: D-place-link',
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
