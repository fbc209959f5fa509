import type { Group } from '../line.ts';

export const contractSettings: Group = {
  name: 'Settings',
  ids: {
    'C-settings': {
      "API address: api-url, data-creneau-api-url, apiUrl, data-api-url; default the script's origin and /api": [
        "browser/boundary/tokens: the script tag's, where the tag names another origin",
        'browser/loader/script: the same file, from another origin, works',
      ],
      'Bearer token: token, data-creneau-token, token (string or async function), data-token': [
        'browser/boundary/tokens: C-token: the token > may be a function',
        "browser/boundary/tokens: an ancestor's to its own: sent there and nowhere else",
        "browser/loader/calls: with the script's token are made once each, as that user",
      ],
      Language: ['browser/boundary/settings: configure, script > lang'],
      'Display time zone': ['browser/boundary/settings: configure, script > time-zone'],
      Currency: ['browser/boundary/settings: configure, script > currency'],
      "Map tiles: {url, attribution}; OpenStreetMap's by default, attributed": [
        'widgets/shared/tiles: an object, and the same as JSON',
        'widgets/shared/tiles: by default a link to OpenStreetMap',
      ],
      "… the demo's own in the demo": [
        'api/tiles: draws land and names around Paris',
        "browser/map/drawing: shows the tiles' attribution, and the overlay has counted to 100",
      ],
      'Theme: light, dark, auto': [
        'browser/boundary/settings: configure, script > theme',
        'browser/boundary/settings: auto follows the device',
      ],
      'Consent: none, or a list of map payment video; all granted by default': [
        'widgets/shared/element-settings: an empty list of consents grants nothing',
        'widgets/shared/tiles-consent: "payment map video": true',
      ],
      'Consent `payment`': [
        "browser/buying/stripe-page: is not fetched without the page's consent, and its form comes and goes with the consent",
      ],
      'Consent `video`': [
        'widgets/replay-list/players: D-replays: consent',
        'browser/replays/replays: nothing is fetched without it; with it the pressed replay plays, alone, and continues through changes of the element',
      ],
      'Marketplace address: links are made from it': ['browser/boundary/settings: configure, script > site-url'],
      'Partner: carried to the order, never to a cookie': [
        'browser/boundary/settings: configure, script > partner',
        'widgets/checkout/order: orders the hold at the total that was shown, with the partner',
      ],
      'Own figures: on or off, off by default': [
        'widgets/shared/element-settings: is on or off, and off where nothing is set',
        'widgets/shared/element-settings: is no value: it is named once on the console, and the next place counts',
        'browser/loader/vitals: is not dispatched by a script tag with',
      ],
    },
    'C-settings-order': {
      'The first place that sets a setting wins, left to right': [
        'browser/boundary/settings: the first place that sets it wins, live',
      ],
      'A change of a setting takes effect live': [
        'browser/boundary/settings: the first place that sets it wins, live',
        'browser/calendar/days: D-element-language, D-display-zone: live settings',
      ],
      'Removing token is a log-out': ['browser/boundary/tokens: that is removed is a log-out'],
    },
    'C-properties': {
      'Each attribute has a property in camelCase; setting it never writes the attribute': [
        'widgets/shared/attributes: C-properties: the property of an attribute',
        'browser/boundary/values: set as a property is never written to an attribute',
      ],
    },
    'C-token': {
      "The token is sent in the Authorization header, to the API's origin only": [
        "browser/token: is in the Authorization header to the API's origin, and nowhere else",
      ],
      '… never in an address, never stored or logged': [
        'browser/boundary/tokens: is in no address, storage or cookie',
        'api/edge/logs: logs are structured and hold no token',
      ],
    },
    'C-token-scope': {
      "A token goes only with the API address of its own place; elsewhere the element is a visitor's and says so once":
        ['browser/boundary/tokens: not sent, a visitor is shown, and it is reported once'],
      '… unless both have the same origin': [
        "browser/boundary/tokens: configure's token is sent to an address on the same origin that the tag names",
      ],
    },
  },
};
