import type { OperationGroup } from '../operation.ts';

export const marketplaceOperations: OperationGroup = {
  tag: 'Marketplace',
  description: 'What widgets need to know of the marketplace itself, and of its providers.',
  operations: {
    getConfig: {
      summary: 'The marketplace’s settings',
      description: 'The currency, the time zone of all wall times, and the payment provider with its public key.',
    },
    getUser: {
      summary: 'The page of a provider or a person',
      description: 'By id, url or slug. Only users with a public page are found.',
      problems: ['not-found'],
    },
    listCities: {
      summary: 'The cities with events',
      description: 'The values of the filter `city`, by name.',
    },
    listCategories: {
      summary: 'The categories with events',
      description: 'The values of the filter `category`, by name, with how many events each has.',
    },
    listSports: {
      summary: 'The sports with events',
      description: 'The values of the filter `sport`, by name.',
    },
    listCoaches: {
      summary: 'The coaches',
      description: 'Names by slug; calendars show them as filters.',
    },
    listPageCategories: {
      summary: 'The categories of a page',
      description: 'In the order in which the page shows them, with a picture each. The only page is `home`.',
      problems: ['not-found'],
    },
    listPopups: {
      summary: 'The popups to show now',
      description: 'Announcements that are shown to visitors until they close them.',
    },
    getFirst: {
      summary: 'The first view of an element',
      description:
        'For the loader, which puts it up before the code of the element is there. The query has the attributes of the element and its settings. A back end without this call answers 404.',
      problems: ['not-found'],
    },
    exportStudio: {
      summary: 'A studio’s own data, as an import takes it',
      description: 'For administrators: everything that an import could bring, and the bookings to come.',
      problems: ['forbidden'],
    },
    importStudio: {
      summary: 'A studio’s own data',
      description:
        'For administrators. The sheets are those of docs/data.md, as JSON. Without `confirm` nothing is written: the response says what would change, and the `confirm` with which the same content is written.',
      problems: ['forbidden', 'import-invalid', 'import-touches', 'import-changed'],
    },
    getStudioDay: {
      summary: 'Who comes to a studio’s sessions of a day',
      description:
        'For administrators, providers, and coaches with an account, who see the sessions that they teach, without addresses. Of several venues, and without `provider`, only sessions with people.',
      problems: ['forbidden', 'not-found'],
    },
    markPresent: {
      summary: 'Whether somebody came to a session',
      description: 'The last mark counts, by `at`, whenever it arrives: the response says what is noted.',
      problems: ['forbidden', 'not-found'],
    },
    writeToSession: {
      summary: 'A message to everybody who comes to a session',
      description:
        'One mail to each address, with answers to the venue. Five messages for each session in a day at most.',
      problems: ['forbidden', 'not-found', 'rate-limited'],
    },
    changeSessions: {
      summary: 'Sessions that a studio moves, calls off, resizes or closes',
      description:
        'For administrators, and the provider of the offer. Without `confirm` nothing is changed: the response says what becomes of each booked session and of whom, and the `confirm` with which the same change is made. People who have booked move with their session or stay, or get their money back, and are told by mail.',
      problems: [
        ...(['forbidden', 'not-found', 'past', 'outside-period', 'day-off', 'full', 'already-booked'] as const),
        'import-changed',
      ],
    },
  },
};
