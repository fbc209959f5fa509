import type { Section } from '../line.ts';

export const decisions4: Section = {
  name: 'decisions 4',
  title: 'Event card price area',
  lines: {
    'First that applies: teaser, cashback, information, subscribed, price 0, open, otherwise the price': [
      'core/price-area: the price area, first case that applies',
    ],
    "Price 0 is 'Gratuit' for open events too": [
      'core/price-area: free of {"price":0,"type":"open"}',
      'widgets/shared/lists/event-card: {"price":0,"type":"open"}: Gratuit',
    ],
    'The initial price is struck through when initialPrice > price > 0 and there is a discount': [
      'core/price-area: the initial price is struck through where it was higher: no discount',
      'core/price-area: a free event strikes nothing',
    ],
    "isSubscribed is hasMembership: true for a running membership of the token's user": [
      'api/finding/event: hasMembership for demo-subscriber: true',
      'api/finding/event: hasMembership on the days of the subscription in Paris',
    ],
    '… false without a token': [
      'api/finding/event: hasMembership on the days of the subscription in Paris, and never for a guest',
      'api/finding/event: a single one: every field of an event',
    ],
    'An event with isactive false is not listed, by the server and by the widget alike': [
      'api/finding/event-list: is active and not over',
      'widgets/shared/api/active: D-inactive-events: an event with isactive false is not listed',
    ],
  },
};
