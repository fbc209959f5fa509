import type { Group } from '../line.ts';

export const decisionsProductAndNames: Group = {
  name: 'Product and names',
  ids: {
    'D-name': {
      'The product is called Créneau, creneau in code': {
        because: 'It is a name: the package, the tags and the documents carry it.',
      },
    },
    'D-tags': {
      "A tag is creneau- and the widget's name; the six that come first exist": [
        "browser/long/states: 'slotted-calendar': 'default'",
        "browser/long/states: 'checkout': 'review'",
        "browser/long/states: 'provider-map': 'clusters'",
        "browser/long/states: 'animations-slider': 'next'",
        "browser/long/states: 'offers-list': 'offered'",
        "browser/long/states: 'pager': 'in the middle'",
      ],
    },
    'D-code-words': {
      'Code uses English words; server spellings exist only where payloads are decoded': [
        'widgets/shared/api/event: the server’s names become ours',
        'widgets/shared/api/map: the server’s names become ours',
      ],
    },
    'D-provider-page': {
      "A provider's page is /user/ and its url, or its slug where it has none": [
        'widgets/provider-card/store: D-provider-page: a slug stands in for a missing url',
        'widgets/provider-map/details: picture, name as a link to the provider',
      ],
    },
    'D-id-or-slug': {
      '{id} in /user/{id} accepts id, url or slug': [
        'api/calls/reading: a page: 42',
        'api/calls/reading: a page: studio-lumiere',
        'api/finding/animations: future is of all providers, or of one by id, url or slug',
      ],
      '… in /v1/slotted/{id} id, url or slug': [
        'api/calls/reading: an offer: /v1/slotted/1',
        'api/calls/reading: an offer: /v1/slotted/yoga-doux',
      ],
      '… in /v1/event/{id} id, url or slug': ['api/finding/event: a single one: every field of an event'],
    },
    'D-page-address': {
      "An event's or animation's page is /event/{url}, /animation/{url} or, slotted, /slotted/{url}": [
        'widgets/shared/lists/event-card: {"type":"slotted"}: https://marketplace.example/slotted/yoga-au-parc',
        'widgets/shared/lists/event-card: {}: https://marketplace.example/event/yoga-au-parc',
        'widgets/animations-slider/links: slotted: its offer',
      ],
      'A url that begins with / or http is taken as it is': [
        'widgets/shared/lists/event-card: {"url":"/elsewhere/1"}',
        'widgets/shared/lists/event-card: {"url":"https://other.example/x"}',
      ],
    },
  },
};
