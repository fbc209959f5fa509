import type { Group } from '../line.ts';

export const specificationRoles: Group = {
  name: '6. Roles and permissions',
  ids: {
    'S-roles': {
      'Providers, Administrateurs, Coachs: offers are phrased as offered': [
        'core/groups: S-roles: whose offers are phrased as offered',
      ],
      'Other users, customers: offers are phrased as booked': [
        'core/groups: customers',
        'api/finding/booked: D-offers-heading: the page of a person who offers nothing lists their bookings',
      ],
      "An organisation's bookings feed the monthly limit where maxMonthlyBookBasedOn is org": [
        "core/limits: the organisation's with `org`",
        'api/races/buyers: share the monthly limit, however many book at once',
      ],
    },
    'S-subscribers': {
      'Subscribers get the slots dated within their subscription free': [
        'core/offer-summary: slots within a subscription are free',
        'api/calls/quote: of demo-subscriber for padel-duo',
      ],
    },
    'S-bearer-token': {
      'Requests carry a bearer token supplied by the page': [
        'widgets/shared/api/client: with a token every GET carries it, and a JSON content type',
        'browser/token: the token is in the Authorization header',
      ],
    },
  },
};
