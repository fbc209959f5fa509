import type { State } from './state.ts';

const details = (more: string) => `<creneau-event-details ${more}></creneau-event-details>`;
const event = (url: string, more = '') => details(`event="${url}"${more}`);
const BOOK_BUTTON = '[part~="book-button"]';

/** The states of the page of one event or animation, with its checkout and its calendar. */
export const DETAILS_STATES: readonly State[] = [
  {
    element: 'event-details',
    name: 'loading',
    markup: event('stage-de-yoga-et-respiration'),
    fault: '~delay-20000',
    steps: [{ see: '[role="status"][aria-label]' }],
  },
  {
    element: 'event-details',
    name: 'failed',
    markup: event('stage-de-yoga-et-respiration'),
    fault: '~status-503',
    steps: [{ see: '[part~="error"]' }],
  },
  {
    element: 'event-details',
    name: 'one date',
    markup: event('stage-de-yoga-et-respiration'),
    steps: [{ see: BOOK_BUTTON }, { see: '[part~="places"]' }],
  },
  {
    element: 'event-details',
    name: 'every week',
    markup: event('yoga-du-dimanche'),
    steps: [{ see: BOOK_BUTTON }, { see: '[part~="occurrence"]' }],
  },
  {
    element: 'event-details',
    name: 'open, at a discount',
    markup: event('journee-au-spa'),
    steps: [{ see: BOOK_BUTTON }, { see: '[part~="opening-hours"]' }],
  },
  {
    element: 'event-details',
    name: 'by slots',
    markup: event('padel-duo'),
    steps: [{ press: BOOK_BUTTON }, { see: '[part~="slot"]' }],
  },
  {
    element: 'event-details',
    name: 'not yet bookable',
    markup: event('grand-tournoi-de-padel'),
    steps: [{ see: '.booking-note' }],
  },
  {
    element: 'event-details',
    name: 'over',
    markup: event('course-nocturne-des-lumieres'),
    steps: [{ see: '.booking-note' }],
  },
  {
    element: 'event-details',
    name: 'without consent for the map',
    markup: event('soiree-danse-et-cocktails', ' consent="none" tiles="https://tiles.example/{z}/{x}/{y}.png"'),
    steps: [{ see: BOOK_BUTTON }, { see: '[part~="map-button"]' }],
  },
  {
    element: 'event-details',
    name: 'being booked',
    markup: event('soiree-danse-et-cocktails'),
    steps: [{ press: BOOK_BUTTON }, { see: '[part~="guest-form"]' }],
  },
  {
    element: 'event-details',
    name: 'an animation',
    markup: details('animation="1"'),
    steps: [{ see: '[part~="about"]' }],
  },
];
