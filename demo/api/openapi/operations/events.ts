import type { OperationGroup } from '../operation.ts';

export const eventOperations: OperationGroup = {
  tag: 'Events',
  description:
    'Events of all types: `single` and `cyclic` ones with a date, `open` ones with hours, `slotted` ones whose slots are booked in a calendar.',
  operations: {
    listEvents: {
      summary: 'A page of events',
      description:
        'All events to come, the next first. With the token of a subscriber `hasMembership` says which are free.',
      isPersonalised: true,
    },
    listFilteredEvents: {
      summary: 'A page of events under filters',
      description:
        'The filters are names and values in turn: `city/paris/sport/yoga`. Names are `city`, `category`, `sport` and `provider`, in alphabetical order. A value that names nothing leaves an empty list.',
      isPersonalised: true,
    },
    listFilterValues: {
      summary: 'The filter values that leave an event',
      description: 'For each of `city`, `category` and `sport` under the other filters; null where no other is set.',
    },
    getEvent: {
      summary: 'An event',
      description: 'By id or url, with what its provider says of it, in HTML.',
      isPersonalised: true,
      problems: ['not-found'],
    },
    listOpenEvents: {
      summary: 'A provider’s open events',
      description: 'By the provider’s id, url or slug.',
      isPersonalised: true,
      problems: ['not-found'],
    },
    listOpenBooked: {
      summary: 'The taken places of an open event',
      description: 'By the event’s id or url. Its bookings have no start; an empty list means that nothing is taken.',
      isPersonalised: true,
      problems: ['not-found'],
    },
    getPrice: {
      summary: 'The price of an event or a membership option',
      description: 'By the `priceId` that events and options have.',
      problems: ['not-found'],
    },
    getProduct: {
      summary: 'The product of a price',
      description: 'An event or a membership, by the `product` of a price.',
      problems: ['not-found'],
    },
  },
};
