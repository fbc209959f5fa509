import type { Section } from '../line.ts';

export const decisions1: Section = {
  name: 'decisions 1',
  title: 'Product, names, languages',
  lines: {
    "Tags are creneau- and the widget's name; the six of the card are there": [
      "browser/states: 'slotted-calendar': 'default'",
      "browser/states: 'checkout': 'review'",
      "browser/states: 'provider-map': 'clusters'",
      "browser/states: 'animations-slider': 'next'",
      "browser/states: 'offers-list': 'offered'",
      "browser/states: 'pager': 'in the middle'",
    ],
    'English code words; server spellings only where payloads are decoded': [
      'widgets/shared/api/event: the server’s names become ours',
      'widgets/shared/api/map: the server’s names become ours',
    ],
    'Texts exist in French and English': ['architecture: French and English say the same'],
    'A text that arrives at run time only in French is shown in French': {
      because: 'What the API says is shown as it comes; there is nothing that could translate it.',
    },
    'French texts that the specification quotes are used letter by letter': [
      'widgets/offers-list/view: fr, a user of ["Providers"]',
      'widgets/slotted-calendar/view: pressing it prompts (fr)',
      'widgets/slotted-calendar/view: shows the rest of all days, and hides it',
      "widgets/shared/lists/event-card: Ça m'intéresse · I'm interested",
      'widgets/checkout/wishes-view: refused: "Code promo invalide" at the field',
    ],
    'Typographic and plural rules hold for all others': ['widgets/shared/intl: counts by the rules of the language'],
    'Amounts are formatted by the platform': ['widgets/shared/intl: amounts, formatted by the platform'],
    'Language: lang; ancestor data-creneau-lang; configure; script; host name; ancestor [lang]; French': [
      'browser/boundary/settings: the first place that sets it wins, live: tag, ancestor through shadow trees, configure, script > lang',
      'browser/boundary/settings: on the host name en.localhost is en; html[lang] comes after it, a setting before it',
      'browser/boundary/settings: is that of the nearest ancestor [lang] where no setting says one',
      'browser/boundary/settings: is French where nothing says one, or only another',
    ],
    'A value that is neither fr nor en is no hit': [
      'core/language: "de" is no hit',
      'browser/boundary/settings: a bad lang is passed over, and the next place is asked',
    ],
    'It changes live': [
      'browser/calendar/days: another language keeps the selection, the day and the filter',
      'browser/finding/event-list-life: another language makes no call; a move keeps the list, a removal and return starts again',
    ],
    "A provider's page is /user/ and its url, or its slug where it has none": [
      'widgets/provider-card/store: D-provider-page: a slug stands in for a missing url',
      'widgets/provider-map/details: picture, name as a link to the provider',
    ],
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
};
