import type { Group } from '../line.ts';

export const decisionsCardsOfTheCatalogue: Group = {
  name: 'Cards of the catalogue',
  ids: {
    'D-price-area': {
      'The first case that applies: teaser, cashback, information, subscribed, price 0, open, otherwise the price': [
        'core/price-area: the price area, first case that applies',
      ],
      "Price 0 is 'Gratuit' for open events too": [
        'core/price-area: free of {"price":0,"type":"open"}',
        'widgets/shared/lists/event-card: {"price":0,"type":"open"}: Gratuit',
      ],
    },
    'D-struck-price': {
      'The initial price is struck through when initialPrice > price > 0 and there is a discount': [
        'core/price-area: the initial price is struck through where it was higher: no discount',
        'core/price-area: a free event strikes nothing',
      ],
    },
    'D-discount-badge': {
      "discount is a percentage; the badge reads '-20 %' / '-20%'": [
        'widgets/shared/lists/event-card: {"price":1200,"initialPrice":1500,"discount":20}',
        'api/sample-data: a reduction in event is the percentage that it shows',
      ],
    },
    'D-has-membership': {
      "isSubscribed is hasMembership: true for a running membership of the token's user": [
        'api/finding/event: hasMembership for demo-subscriber: true',
        'api/finding/event: hasMembership on the days of the subscription in Paris',
      ],
      '… false without a token': [
        'api/finding/event: hasMembership on the days of the subscription in Paris, and never for a guest',
        'api/finding/event: a single one: every field of an event',
      ],
    },
    'D-places-left': {
      "A card says how many places are left, or 'Complet'": ['widgets/shared/lists/event-card: D-places-left'],
      '`placesLeft` is null for what has no limit or cannot be bought': ['api/finding/event: D-places-left'],
      'A slotted one is full where every slot that can be booked is taken': [
        'api/finding/event: days off, and days before the first and after the last, have none',
      ],
    },
    'D-card-lines': {
      'A card has no line for what its event lacks; the cards of a row end together': [
        'browser/finding/filter-sheet: the cards of a row end together, without empty lines',
      ],
      "Its sport and 'Voir sur la carte', an icon, are on the picture, and dates that do not fit fade where they are cut":
        [
          'browser/finding/card-family: the sport is on the picture',
          'browser/finding/filter-sheet: the map button is an icon with a name, on the picture',
          'browser/finding/filter-sheet: dates that do not fit fade',
        ],
      'Animations and replays have the same cards; the buttons of a row are in one line': [
        'browser/finding/card-family: the sport is on the picture',
        'browser/finding/card-family: the buttons of a row of animations are in one line',
        'browser/finding/card-family: a replay is as high as its skeleton',
      ],
    },
    'D-inactive-events': {
      'An event with isactive false is not listed, by the server and by the widget alike': [
        'api/finding/event-list: are active and not over: one that ends now is over, one that runs is not',
        'widgets/shared/api/active: D-inactive-events: an event with isactive false is not listed',
      ],
    },
    'D-event-order': {
      'Events are listed newest first': [
        'api/finding/event-list: are sorted newest first, those published at once by higher id first',
      ],
      'An event that is over, or not active, is not listed': [
        'api/finding/event-list: are active and not over: one that ends now is over, one that runs is not',
      ],
      'A weekly event is listed once, as its next occurrence; each occurrence is a place of its own': [
        'api/finding/event-list: a series once',
        'api/finding/event: is bought by itself',
      ],
    },
  },
};
