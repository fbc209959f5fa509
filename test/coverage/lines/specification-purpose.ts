import type { Group } from '../line.ts';

export const specificationPurpose: Group = {
  name: '1. What the product does and for whom',
  ids: {
    'S-product': {
      'Visitors browse a list of events': [
        'browser/finding/to-a-paid-place: by a category, a later page of its events and the way back',
        'browser/finding/pages: /event/list/ stands',
      ],
      'The list can be shown on a map': ['browser/map/list: is restored by back and forward, and by a reload'],
      'It is filtered by city, category, sport or activity, and venue': [
        'widgets/event-list/view: filters by city, category, activity and venue',
        'browser/finding/event-list: each makes one entry and one call and removes the page; back and forward restore it',
      ],
      'Customers book activities offered by providers, coaches and administrators': [
        "browser/whole-path: a foreign page's visitor picks slots, sees why some are refused, and books as a guest",
        'browser/keyboard/paying: a card is charged after the bank has asked',
      ],
      'They pay by card': ['browser/buying/card: a card in fr', 'browser/buying/stripe: a card at Stripe'],
      'They may use a subscription': [
        'browser/buying/means: a subscription makes the slots of its days free; another one, or none, does not',
      ],
      'They may use a coupon': [
        'browser/buying/reductions: a coupon is refused, applied and removed; used up by somebody else it is removed, and the new total needs a new click',
      ],
      'They may use company credit': [
        'browser/buying/means: company credit that covers the total needs no card; switched off, the card pays and the credit stays',
      ],
      'They may gift an offer to another person': ['browser/buying/reductions: as a gift'],
      'They see their orders, future and past': [
        'api/history/orders: demo-customer has future and past orders',
        'widgets/order-history/view: what, where, when, how much and how it stands',
        'browser/history/every-user: every demo user has future and past orders, under a heading each',
      ],
      'Customers view fitness figures: steps, floors, calories, sleeps': [
        'browser/fitness/dashboard: a week by keyboard',
        'widgets/fitness-dashboard/view: in English, floors',
        'widgets/fitness-dashboard/view: in English, calories',
        'widgets/fitness-dashboard/view: in English, sleeps',
      ],
      'A provider has a picture, a full name, a slug, a city and a postal code': [
        'widgets/provider-card/view: picture, name as a link to the page, postal code and city',
        'api/calls/reading: a page: studio-lumiere',
      ],
    },
    'S-languages': {
      'The interface is French, by default and as fallback': [
        'browser/boundary/settings: is French if none is named, or only an unsupported one',
        'core/language: "de" is not supported',
      ],
      '… and English': ['architecture: French and English say the same'],
      'English is used when the host name begins with the English prefix': [
        'core/language: a host name that starts with `en.` or `en-` is English',
        'browser/boundary/settings: on the host name en.localhost is en',
        'api/pages: is in English on en.localhost',
      ],
    },
    'S-offer-kinds': {
      'Offer kinds: events, slotted offers, memberships, replays, animations': [
        'browser/buying/means: D-what-is-sold: items that are bought',
        'browser/keyboard/paying: a card is charged after the bank has asked',
        'api/finding/replays: every field of a replay',
      ],
    },
  },
};
