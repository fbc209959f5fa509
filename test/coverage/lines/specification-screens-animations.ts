import type { Group } from '../line.ts';

export const specificationScreensAnimations: Group = {
  name: '2. Screens and routes',
  ids: {
    'S-animations': {
      'A slider with past, future and next items': [
        "browser/long/remounts: 'animations-slider': 'past'",
        'widgets/animations-slider/store: {"period":"future","user":"42"}',
        'browser/finding/animations: by keyboard: forward by the slides in view, to the next page and back, with the focus on the button',
      ],
      'Page widgets exist for a provider map, an animations slider, a slotted calendar, an offers list, a pager': [
        "browser/long/states: 'provider-map': 'clusters'",
        "browser/long/states: 'animations-slider': 'next'",
        "browser/long/states: 'slotted-calendar': 'default'",
        "browser/long/states: 'offers-list': 'offered'",
        "browser/long/states: 'pager': 'in the middle'",
      ],
    },
    'S-animations-link': {
      'A link to the animations section scrolls there in 1 second with a 200 px offset': [
        'browser/finding/animations-link: scrolls there in 1 s, stops 200 px above, and sets address, state and focus',
      ],
    },
    'S-future-animation': {
      "Future card: title, sport name, day, hours, a button 'Je m'inscris'": [
        'widgets/animations-slider/view: title, sport, day, hours, description and button in fr',
      ],
      'Future card: description, HTML shown as plain text': [
        'core/html-to-text: HTML is shown as plain text',
        'browser/finding/animation-cards: a description is plain text: nothing in it runs or is fetched',
      ],
      'Future card: description cut to 230 characters at the last word boundary with an ellipsis': [
        'widgets/animations-slider/model: 230 characters of the description as text, cut after a word',
      ],
      'Future card: marketing picture (medium)': [
        'widgets/animations-slider/view: title, sport, day, hours, description and button in fr',
        'api/finding/animations: a cyclic one: every field of an animation',
      ],
      'Open animations show no day or hour': [
        'core/animation-times: open: neither',
        'widgets/animations-slider/view: open: style, link, and whether it says a day',
      ],
      'Slotted and cyclic ones show the day when there is one, plus the hours': [
        'core/animation-times: cyclic without a day',
        'core/animation-times: slotted: the next slot',
        'widgets/animations-slider/view: slotted without a day',
      ],
      'Cyclic cards get an extra style': [
        'widgets/animations-slider/view: cyclic: style, link',
        'browser/finding/animation-cards: a style of their own for cyclic ones',
      ],
      "The register button links to the animation url, a slotted one's to /slotted/ and the url": [
        'widgets/animations-slider/links: S-future-animation: where an animation leads',
      ],
      'The next slot time is shown': [
        "widgets/animations-slider/view: the next slot is shown, once where it is the animation's time",
      ],
    },
    'S-past-animation': {
      'Past animations: a list, one card each': [
        'widgets/animations-slider/view: S-past-animation: the card of a past animation',
        'api/finding/animations: past is of all providers',
      ],
    },
    'S-animation-click': {
      'Clicking an animation stores selectedDate, its start, in browser storage': [
        'browser/finding/animation-cards: a click anywhere on an animation stores its start and leads there',
      ],
    },
    'S-offers-list': {
      "Heading: 'Offre(s)' and 'proposée(s)' for Providers, Administrateurs, Coachs": [
        'widgets/offers-list/view: fr, a user of ["Providers"]',
        'widgets/offers-list/view: fr, a user of ["Administrateurs"]',
        'widgets/offers-list/view: fr, a user of ["Coachs"]',
        'browser/finding/offers-list: the headings in fr',
      ],
      "… 'réservée(s)' for any other group": [
        'widgets/offers-list/view: fr, a user of ["Customers"]',
        'api/finding/booked: D-offers-heading: the page of a person who offers nothing lists their bookings',
      ],
      "… then 'par' and the full name": ['browser/finding/offers-list: the headings in fr'],
      'Items carry sportSlug, sport and hasMembership, shown as subscribed': [
        'api/finding/event: a single one: every field of an event',
        'widgets/shared/api/event: the server’s names become ours',
        "widgets/offers-list/store: a token that comes later fetches the list again: the membership is the user's",
      ],
      '8 a page': [
        'browser/finding/offers-list: 8 a page; a pager turns it',
        'widgets/offers-list/store: the user and 8 offers are fetched in parallel, and it is ready when both are there',
      ],
    },
  },
};
