import type { Section } from '../line.ts';

export const section2Offers: Section = {
  name: 'specification 2',
  title: 'Offers list',
  lines: {
    "Heading: 'Offre(s)' and 'proposée(s)' for Providers, Administrateurs, Coachs": [
      'widgets/offers-list/view: fr, a user of ["Providers"]',
      'widgets/offers-list/view: fr, a user of ["Administrateurs"]',
      'widgets/offers-list/view: fr, a user of ["Coachs"]',
      'browser/finding/offers-list: the headings in fr',
    ],
    "… 'réservée(s)' for any other group": [
      'widgets/offers-list/view: fr, a user of ["Customers"]',
      'api/finding/booked: somebody who offers nothing lists what they have booked',
    ],
    "… then 'par' and the full name": ['browser/finding/offers-list: the headings in fr'],
    'Items carry sportSlug, sport and hasMembership, shown as subscribed': [
      'api/finding/event: a single one: every field of an event',
      'widgets/shared/api/event: the server’s names become ours',
      'widgets/offers-list/store: a token that comes later fetches the list again',
    ],
    '8 a page': [
      'browser/finding/offers-list: 8 a page; a pager turns it',
      'widgets/offers-list/store: the user and 8 offers are fetched in parallel, and it is ready when both are there',
    ],
  },
};
