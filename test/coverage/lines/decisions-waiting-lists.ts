import type { Group } from '../line.ts';

export const decisionsWaitingLists: Group = {
  name: 'Waiting lists',
  ids: {
    'D-waiting-confirmation': {
      'The first waiting slot is added at once; each later one asks (Oui / Non)': [
        'core/choose: the first waiting slot is added at once, each later one asks',
        'widgets/slotted-calendar/choices: the question of the waiting list',
      ],
    },
    'D-waiting-slots': {
      'Waiting slots are listed and labelled, take no free slot, are not charged until a place is offered': [
        "widgets/slotted-calendar/choices: a waiting slot carries 'Liste d'attente', is not charged",
        'api/buying/waiting-list: alone makes an order that costs nothing',
      ],
    },
    'D-waiting-rules': {
      'Waiting slots obey every case except full and monthly-limit': [
        'core/choose: D-waiting-rules: what waiting slots obey',
      ],
      'The monthly limit is judged when a place is offered; an offer that would exceed it goes to the next person': [
        'api/buying/promotion: is checked when the place is offered: it goes to the next person',
      ],
    },
    'D-waiting-month-zero': {
      'bookMonth 0 refuses waiting as well': [
        'core/refusal-limits: bookMonth 0 blocks a waiting slot too',
        'core/choose: monthly-limit: bookMonth 0 blocks every selection',
      ],
    },
    'D-waiting-offer': {
      'A place that comes free is offered to the first person whom no rule refuses': [
        'api/buying/promotion: D-waiting-offer: a place that becomes free is offered to the first person of the waiting list',
        'core/waiting: D-waiting-offer: whom a place is offered',
      ],
      "… for two hours, never beyond the session's start": [
        'core/waiting: D-waiting-offer: how long a place is offered',
      ],
      'They take it by booking the slot as always': [
        'api/buying/promotion: is accepted by an ordinary hold and a paid order',
        'browser/buying/afterwards: D-waiting-slots, D-waiting-offer',
      ],
      'What is not taken goes to the next person': [
        'api/buying/promotion: lapses at its end, not before, and passes to the next person',
      ],
    },
    'D-offered-place-link': {
      'A place that is offered links to its own day': [
        'widgets/order-history/cancel-view: one that is offered: until when, and where it is taken',
      ],
    },
    'D-leaving-list': {
      'Leaving a waiting list asks no question': [
        'widgets/slotted-calendar/waiting-lists: D-leaving-list: leaving a list',
        'widgets/checkout/done: can be left one by one',
        'widgets/order-history/cancellation: a waiting list: left',
      ],
    },
  },
};
