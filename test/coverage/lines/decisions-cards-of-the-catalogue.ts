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
    'D-event-page': {
      'It shows what an event is, and beside it what a place costs, with the button that books it': [
        'widgets/event-details/view: title, sport, venue with its address, text, date and hours',
        'widgets/event-details/view: how many places are left:',
        "browser/long/states: 'event-details': 'one date'",
      ],
      'The button stays in sight: in a card beside the rest, on a phone in a bar at the foot of the window': [
        'browser/finding/event-page: the button is in sight wherever the page is',
      ],
      'A place is bought in a checkout that opens right after the element': [
        'widgets/event-details/view: the button places the checkout right after the element',
        "browser/long/states: 'event-details': 'being booked'",
      ],
      'A slotted offer opens its calendar there': [
        'widgets/event-details/view: the button of a slotted offer places its calendar there',
        "browser/long/states: 'event-details': 'by slots'",
      ],
      'What is withdrawn, a teaser, information, over, full or not sold has no button and says why': [
        'widgets/event-details/view: sells no place, and gives the reason',
        'widgets/event-details/view: how many places are left: full',
        'widgets/event-details/view: what the API does not sell has no button',
      ],
    },
    'D-event-page-parts': {
      'Each part comes by a call of its own, and may fail without the rest': [
        'widgets/event-details/store: an event, then its places, price, product, venue',
        'widgets/event-details/store: may fail without the rest',
      ],
      'Its price is that of its priceId': [
        'widgets/event-details/store: the price by its id replaces the one of the event',
      ],
      'Where the product of that price is something else, the page names it, with a link': [
        'widgets/event-details/view: a price that is for another',
      ],
      'A 404 for its item means that it is not sold online': [
        'widgets/event-details/store: what has no item is not on sale, which is no error',
      ],
    },
    'D-event-page-map': {
      'Nothing of the map is loaded before its place is in sight': [
        'widgets/event-details/store: its code is asked for when it is in sight, and no earlier',
        'browser/finding/event-page: nothing of the map is fetched before its place is in sight',
      ],
      '… nor, for tiles that need consent, before that': [
        'widgets/event-details/store: with tiles of another site, only once the page allows it',
        "browser/long/states: 'event-details': 'without consent for the map'",
      ],
      'A map in the shadow tree of another widget than a list follows no list': [
        'widgets/shared/lists/followed-list: a map in the shadow tree of another widget',
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
