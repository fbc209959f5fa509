import type { OperationGroup } from '../operation.ts';

export const mapOperations: OperationGroup = {
  tag: 'Map',
  description: 'The positions of venues with events, and the events at one.',
  operations: {
    listPositions: {
      summary: 'All positions',
      description:
        'Not paged: up to 20,000 positions as a list, up to 100,000 in the compact form, which has each text once. The form is chosen by `Accept`.',
    },
    listFilteredPositions: {
      summary: 'The positions under filters',
      description: 'The filters are those of the list of events: `city/paris/sport/yoga`.',
    },
    listEventsAtPosition: {
      summary: 'The events at a position',
      description: 'By the venue’s url and coordinates; `query` has the map’s filters. It changes nothing.',
      isPersonalised: true,
      problems: ['not-found'],
    },
  },
};

export const searchOperations: OperationGroup = {
  tag: 'Search',
  description: 'Finding people and everything else by the beginnings of words.',
  operations: {
    searchUsers: {
      summary: 'People by their names',
      description: 'Without a token only those with a public page are found.',
      isPersonalised: true,
    },
    search: {
      summary: 'Everything by its words',
      description: 'Cities, sports, categories, users, events, slotted offers and animations, the best first.',
    },
  },
};
