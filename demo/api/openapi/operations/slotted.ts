import type { OperationGroup } from '../operation.ts';

const ANYBODY = 'No person is named. With a token, places held by the caller count as free.';

export const slottedOperations: OperationGroup = {
  tag: 'Calendar',
  description: 'Slotted offers with their weekly schedule and rules, and how many places of each start are taken.',
  operations: {
    getOffer: {
      summary: 'A slotted offer',
      description: 'By id or url, with its schedule, the days on which it is closed, and its booking rules.',
      problems: ['not-found'],
    },
    getOfferById: {
      summary: 'A slotted offer by its number',
      description: 'The same for a number: a url that is one is never meant.',
      problems: ['not-found'],
    },
    listOffers: {
      summary: 'A provider’s slotted offers',
      description: 'By the provider’s id, url or slug.',
      problems: ['not-found'],
    },
    listBooked: {
      summary: 'The taken places of an offer',
      description: `For each start from this week’s Monday on that has any. ${ANYBODY}`,
      isPersonalised: true,
      problems: ['not-found'],
    },
    listBookedOfProvider: {
      summary: 'The taken places of a provider’s offers',
      description: `For each start from this week’s Monday on that has any. ${ANYBODY}`,
      isPersonalised: true,
      problems: ['not-found'],
    },
    followPlaces: {
      summary: 'The taken places of offers, as they change',
      description:
        'Server-sent events: `places` with starts and how many places of each are now taken, `reset` with offers of which everything is to be asked again, `beat` every 15 seconds. No person is named.',
      problems: ['not-found'],
    },
    listOwnBookings: {
      summary: 'The caller’s bookings',
      description: 'From the current month on, for the limits of a month and of a slot.',
      problems: ['forbidden'],
    },
    listOrganizationBookings: {
      summary: 'The bookings of the caller’s organisation',
      description: 'From the current month on; empty without an organisation.',
      problems: ['forbidden'],
    },
    listWaiting: {
      summary: 'The caller’s places in waiting lists',
      description: 'With the position in each, and until when an offered place is kept.',
    },
    joinWaitingList: {
      summary: 'Wait for a full slot',
      description:
        'By the slot’s id. A place that becomes free is offered to the first in the list. A guest waits by an order, whose mail has a link.',
      problems: [
        ...(['not-found', 'already-waiting', 'not-full', 'already-booked', 'past', 'outside-period'] as const),
        ...(['day-off', 'full', 'multi-limit', 'max-slots', 'monthly-limit', 'not-consecutive'] as const),
        ...(['payment-unavailable', 'guest-limit', 'mail-limit'] as const),
      ],
    },
    leaveWaitingList: {
      summary: 'Leave a waiting list',
      description: 'By the slot’s id; an offered place goes to the next in the list.',
      problems: ['not-found'],
    },
  },
};
