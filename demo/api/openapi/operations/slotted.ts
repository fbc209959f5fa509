import type { OperationGroup } from '../operation.ts';

const ANYBODY = 'No person is named. With a token, places held by the caller count as free.';

export const slottedOperations: OperationGroup = {
  tag: 'Calendar',
  description: 'Slotted offers with their weekly schedule and rules, and how many places of each start are taken.',
  operations: {
    'GET /v1/slotted/:id': {
      id: 'getOffer',
      summary: 'A slotted offer',
      description: 'By id or url, with its schedule, the days on which it is closed, and its booking rules.',
      problems: ['not-found'],
    },
    'GET /v1/slotted/id/:id': {
      id: 'getOfferById',
      summary: 'A slotted offer by its number',
      description: 'The same for a number: a url that is one is never meant.',
      problems: ['not-found'],
    },
    'GET /v1/slotted/user/:id': {
      id: 'listOffers',
      summary: 'A provider’s slotted offers',
      description: 'By the provider’s id, url or slug.',
      problems: ['not-found'],
    },
    'GET /v1/slotted/booked/:id': {
      id: 'listBooked',
      summary: 'The taken places of an offer',
      description: `For each start from this week’s Monday on that has any. ${ANYBODY}`,
      isPersonalised: true,
      problems: ['not-found'],
    },
    'GET /v1/slotted/booked/provider/:id': {
      id: 'listBookedOfProvider',
      summary: 'The taken places of a provider’s offers',
      description: `For each start from this week’s Monday on that has any. ${ANYBODY}`,
      isPersonalised: true,
      problems: ['not-found'],
    },
    'GET /v1/live': {
      id: 'followPlaces',
      summary: 'The taken places of offers, as they change',
      description:
        'Server-sent events: `places` with starts and how many places of each are now taken, `reset` with offers of which everything is to be asked again, `beat` every 15 seconds. No person is named.',
      problems: ['not-found'],
    },
    'GET /v1/slotted/month/booking/user': {
      id: 'listOwnBookings',
      summary: 'The caller’s bookings',
      description: 'From the current month on, for the limits of a month and of a slot.',
      problems: ['forbidden'],
    },
    'GET /v1/slotted/org': {
      id: 'listOrganizationBookings',
      summary: 'The bookings of the caller’s organisation',
      description: 'From the current month on; empty without an organisation.',
      problems: ['forbidden'],
    },
    'GET /v1/waiting-list': {
      id: 'listWaiting',
      summary: 'The caller’s places in waiting lists',
      description: 'With the position in each, and until when an offered place is kept.',
    },
    'POST /v1/waiting-list/:id': {
      id: 'joinWaitingList',
      summary: 'Wait for a full slot',
      description:
        'By the slot’s id. A place that becomes free is offered to the first in the list. A guest waits by an order, whose mail has a link.',
      problems: [
        ...(['not-found', 'already-waiting', 'not-full', 'already-booked', 'past', 'outside-period'] as const),
        ...(['day-off', 'full', 'multi-limit', 'max-slots', 'monthly-limit', 'not-consecutive'] as const),
        ...(['payment-unavailable', 'guest-limit', 'mail-limit'] as const),
      ],
    },
    'DELETE /v1/waiting-list/:id': {
      id: 'leaveWaitingList',
      summary: 'Leave a waiting list',
      description: 'By the slot’s id; an offered place goes to the next in the list.',
      problems: ['not-found'],
    },
  },
};
