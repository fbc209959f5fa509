import type { Group } from '../line.ts';

export const specificationScreensLists: Group = {
  name: '2. Screens and routes',
  ids: {
    'S-routes': {
      '/event/list/: the event listing; the page number is kept in the address': [
        'api/pages: /event/list/ is composed of its elements',
        'browser/finding/pager: leads to the last page; the browser’s buttons go back and forward; one call each',
      ],
      '/order/: orders': [
        "api/pages: a customer's own pages, and the last lists > /order/?as=demo-customer has",
        "api/pages: a customer's own pages, and the last lists > /order/ has",
        'browser/history/every-user: every demo user has future and past orders, under a heading each',
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
    'S-event-listing': {
      'A list/map toggle': [
        'widgets/event-list/map-view: is a toggle; the map is shown in the map view only, with the settings of the list',
      ],
      'Filters: city, category, sport or activity, venue': [
        'widgets/event-list/view: filters by city, category, activity and venue',
        'browser/keyboard/finding: events are filtered by a town and a venue, and the filters are cleared',
      ],
    },
    'S-event-card': {
      'Card: picture (medium)': [
        'widgets/shared/api/event: the server’s names become ours',
        'browser/pictures: shows every kind of picture in its size',
      ],
      'Card: sport name': [
        'browser/finding/price-cases: in French, then live in English',
        'widgets/shared/lists/event-card: a card without sport, provider, date, picture says nothing of them',
      ],
      'Card: title, truncated to 55 characters with an ellipsis': [
        'widgets/shared/lists/event-card: a title is cut to 55',
      ],
      'Card: venue name linking to the venue page': [
        'widgets/shared/lists/event-card: and its venue',
        'browser/finding/price-cases: the whole card links to the event; the links of venue and dates are above it, for the mouse and for Tab',
      ],
      "Card: date 'd MMM y'": ['widgets/shared/lists/event-card: {}: 26 nov. 2026 14H30'],
      'Card: hour, 24-hour style such as 14H30': [
        'core/format: 14:05 is 14h05, on cards 14H05',
        'widgets/shared/lists/event-card: {}: 26 nov. 2026 14H30',
      ],
      'Card: a link to the event url': [
        'widgets/shared/lists/event-card: D-page-address: what a card leads to',
        'browser/finding/price-cases: the whole card links to the event; the links of venue and dates are above it, for the mouse and for Tab',
      ],
    },
    'S-price-area': {
      "Teaser event: 'Ça m'intéresse'": [
        "widgets/shared/lists/event-card: Ça m'intéresse · I'm interested",
        'browser/finding/price-cases: in French, then live in English',
      ],
      "Cashback event: 'Cashback'": ['widgets/shared/lists/event-card: Cashback · Cashback'],
      'Information event: no price box': [
        'widgets/shared/lists/event-card: {"isInformation":true',
        'core/price-area: none of {',
      ],
      "Subscribed user: 'Abonné'": ['widgets/shared/lists/event-card: Abonné · Subscribed'],
      "Open event: 'à partir de' followed by the price": [
        'widgets/shared/lists/event-card: {"type":"open"}: à partir de 12,00 €',
      ],
      "Price 0: 'Gratuit'": ['widgets/shared/lists/event-card: {"price":0}: Gratuit · Free'],
      'Otherwise the price, the initial price struck through when there is a discount and the price is above 0': [
        'widgets/shared/lists/event-card: {"price":1200,"initialPrice":1500,"discount":20}: 12,00 € 15,00 €',
        'core/price-area: the initial price is struck through where it was higher',
      ],
    },
    'S-discount-badge': {
      'A discount badge only for events that are neither teaser nor information': [
        'core/price-area: S-discount-badge: the discount badge',
        'widgets/shared/lists/event-card: {"isInformation":true',
      ],
    },
    'S-occurrences': {
      'Occurrences show an abbreviated weekday': [
        'widgets/shared/lists/event-card: occurrences show an abbreviated weekday',
      ],
      'Weekday names are French plurals, Lundis through Dimanches': [
        'core/event-times: are French plurals, Lundis to Dimanches',
      ],
      'Open events: an end time equals the start plus the duration in hours': [
        'core/event-times: the end is the start plus the duration',
      ],
      "'À partir de' precedes the first-slot hour": ['widgets/shared/lists/event-card: 24 nov. 2026 À partir de 08H00'],
    },
    'S-card-subscribed': {
      'Each card receives an isSubscribed flag': [
        'widgets/shared/lists/event-card: {"isSubscribed":true}',
        'api/finding/event: D-has-membership: hasMembership for demo-subscriber: true',
      ],
    },
    'S-pagination': {
      "A page number, next, previous, first or last scrolls smoothly to the top of the list's column (1000 ms, ease-out quint)":
        [
          'browser/finding/pager: scrolls in a second, ease-out quint',
          'widgets/shared/lists/smooth-scroll: ease-out quint',
        ],
      '… and refetches the list': [
        'browser/finding/pager: leads to the last page; the browser’s buttons go back and forward; one call each',
      ],
    },
  },
};
