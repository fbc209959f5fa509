import type { Section } from '../line.ts';

export const section2Routes: Section = {
  name: 'specification 2',
  title: 'Screens and routes',
  lines: {
    '/event/list/: the event listing; the page number is kept in the address': [
      'api/pages: /event/list/ is composed of its elements',
      'browser/finding/pager: leads to the last page; the browser’s buttons go back and forward; one call each',
    ],
    '/order/: orders': [
      "api/pages: a customer's own pages, and the last lists > /order/?as=demo-customer has",
      "api/pages: a customer's own pages, and the last lists > /order/ has",
      'browser/history/orders: every demo user has something to come and something past',
    ],
    '/animation/: animations': [
      'api/pages: /animation/ is composed of its elements',
      'browser/finding/pages: /animation/ stands',
    ],
    '/memberships/: memberships': [
      "api/pages: a customer's own pages, and the last lists > /memberships/ has",
      'browser/finding/membership-list: six a page',
    ],
    '/play/: replays': [
      "api/pages: a customer's own pages, and the last lists > /play/ has",
      'browser/replays/replays: posters first; a press plays the film in its card with captions, Escape brings the poster back, turning the page ends it',
    ],
    '/slotted/{url}: a slotted offer, where url is the event url': ['api/pages: C-pages: /slotted/{url}'],
    "/user/{ownerUrl}: a venue's page": [
      'api/pages: C-pages: /user/{ownerUrl}',
      'browser/finding/pages: /user/studio-lumiere stands',
    ],
  },
};
