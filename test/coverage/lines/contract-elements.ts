import type { Group } from '../line.ts';

export const contractElements: Group = {
  name: 'Elements',
  ids: {
    'C-elements': {
      'A bad value is warned about once and the default is used': [
        'browser/boundary/values: that is bad, mode="three", is reported once on the console, and the default is used',
        'widgets/shared/attributes: a bad value falls back to the default',
      ],
      'creneau-provider-map: query': ["widgets/provider-map/list-link: the tag's own filters win over the list's"],
      '… provider': [
        'browser/loader/calls: of a map are those that it makes',
        'widgets/first-calls: is for the provider alone',
      ],
      '… max-events (3)': ['browser/map/popup: shows `max-events` events, live'],
      "… for: the event list it follows; default the page's first": [
        'browser/map/list: named by `for`, or the first one; its cards open popups there',
        'widgets/provider-map/list-link: follows the list named by `for`',
      ],
      '… map, clusters, popups': [
        'browser/map/drawing: a pressed cluster splits, down to pins of 32 × 39',
        'browser/map/popup: S-provider-popup: the popup of a provider',
      ],
      'creneau-event-list: query, provider': [
        'widgets/event-list/store: {"query":"sport/yoga/city/paris"}',
        'widgets/event-list/store: {"provider":"studio-lumiere","page":2}',
      ],
      '… view (list, map)': ['widgets/event-list/views: , where the tag says map: map'],
      '… filters, toggle, cards': [
        'widgets/event-list/view: filters by city, category, activity and venue',
        'widgets/event-list/map-view: is a toggle',
      ],
      'creneau-animations-slider: period (next, future, past), user': [
        'widgets/animations-slider/store: {"period":"future","user":"42"}',
        'widgets/animations-slider/store: {"period":"past","user":"studio-lumiere","page":3}',
      ],
      'creneau-offers-list: provider, limit (8)': [
        'widgets/offers-list/store: the user and 8 offers are fetched in parallel, and it is ready when both are there',
        'widgets/offers-list/store: {"limit":3}',
      ],
      'creneau-pager: for; default the nearest list before it': [
        'widgets/pager/store: without `for` it is the nearest list before it',
        'widgets/pager/store: `for` can change',
      ],
      '… page-param (page)': ['widgets/pager/store: another parameter, and a prefix where there are several lists'],
      'creneau-slotted-calendar: user or event (url or id)': [
        'widgets/slotted-calendar/store: the offer and the places taken are fetched together',
        'widgets/slotted-calendar/store: all offers of a provider and the places taken are fetched together',
      ],
      '… mode (default, picker)': [
        "browser/long/states: 'slotted-calendar': 'default'",
        "browser/long/states: 'slotted-calendar': 'picker'",
      ],
      '… weeks (4 at a time, up to 12)': [
        'widgets/slotted-calendar/navigation: when the calendar moves beyond so many',
        'browser/boundary/values: that is bad, weeks="13"',
      ],
      "creneau-checkout: for (a calendar; default the page's)": [
        'widgets/checkout/hold: it takes over purchases of its own calendar',
        'widgets/checkout/hold: it takes over purchases of any, without `for`',
      ],
      '… item (event:12, membership-option:3, animation:8)': [
        'widgets/checkout/item: C-elements: the `item` attribute',
        'browser/buying/means: event:1: a place is held and paid',
      ],
      'creneau-order-history: period (future, past)': ['widgets/order-history/store: the calls of the order history'],
      'creneau-membership-list: provider, or membership (url or id) for one': [
        'widgets/membership-list/store: {"provider":"studio-lumiere"}: /v1/memberships/',
        'widgets/membership-list/store: one membership by url or id',
      ],
      'creneau-replay-list: provider': ['widgets/replay-list/store: GET /v1/replay/ > {"provider":"studio-lumiere"}'],
      "creneau-fitness-dashboard: tracker (the user's), range (week), activity (steps)": [
        'widgets/fitness-dashboard/store: C-elements: a named tracker',
        'widgets/fitness-dashboard/store: C-elements: range month',
        'widgets/fitness-dashboard/store: C-elements: the attributes change live',
      ],
      'creneau-provider-card: provider': [
        'widgets/provider-card/store: makes one call, and fires `ready` once',
        "browser/long/states: 'provider-card': 'a venue'",
      ],
      'creneau-search: scope (all, user)': [
        'widgets/search/store: again when the scope changes',
        "browser/long/states: 'search': 'found'",
      ],
      'creneau-category-list: param (home)': [
        'widgets/category-list/store: the home page’s, in the order of the response',
      ],
      'creneau-popups': ['widgets/popups/view: S-popups: a popup', 'widgets/popups/store: popups: one at a time'],
      "creneau-toaster: position (top-right; a toast's own wins)": [
        'widgets/toaster/model: at their own position, else at the toaster’s',
      ],
      'creneau-event-details: event or animation (url or id)': [
        'widgets/event-details/store: an event, then its places, price, product, venue',
        'widgets/event-details/store: an animation has its places, its venue and no price of its own',
        "browser/long/states: 'event-details': 'an animation'",
      ],
    },
    'C-lists': {
      'Lists also have page (1): event-list, offers-list, animations-slider': [
        'widgets/event-list/store: {"page":3}',
        'widgets/offers-list/store: {"page":2}',
        'widgets/animations-slider/store: {"page":2}',
      ],
      '… order-history, membership-list, replay-list': [
        'widgets/order-history/store: {"period":"past","page":2}',
        'widgets/membership-list/store: {"provider":"a b/c","page":2}',
        'widgets/replay-list/store: GET /v1/replay/ > {"page":2}',
      ],
      '… and the read-only property paging {page, lastPage, loading}': [
        'browser/finding/animations: the pager, its own arrows and the browser’s buttons turn it',
        'widgets/pager/store: reads the pages of its list',
      ],
      'The pager reads paging, listens to creneau-pageload and sets page; it asks no API': [
        'widgets/pager/store: C-lists: a pager and any list element',
      ],
    },
    'C-made-elements': {
      'Without a creneau-checkout the calendar puts one after itself, in the same tree': [
        'widgets/slotted-calendar/insert-checkout: is inserted right after it, in the same tree',
      ],
      'Without a creneau-toaster the first toast makes one': [
        'widgets/toaster/store: where no creneau-toaster stands, the first toast makes one',
      ],
    },
  },
};
