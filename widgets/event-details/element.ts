import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import eventCard from '../shared/lists/event-card/event-card.css';
import eventDetails from '../shared/lists/event-card/event-details.css';
import picture from '../shared/lists/picture.css';
import { attributes } from './attributes.ts';
import { EventDetails } from './EventDetails.tsx';
import { createDetailsStore } from './store.ts';
import booking from './view/booking.css';
import details from './view/details.css';

export const definition = {
  tag: 'creneau-event-details',
  summary:
    'One event or animation: picture, text, dates, place, price, places left, and its booking. The checkout, or the calendar of a slotted offer, opens after the element.',
  attributes,
  events: {
    'creneau-ready': 'The event is shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-consentrequired': 'The visitor wants to see the map, which needs the consent `map`.',
    'creneau-navigate': 'A link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-signinrequired': 'A visitor begins to book. Cancel the event and call `signIn` with a token.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    details: 'the event',
    picture: 'its picture',
    sport: 'its sport',
    title: 'its title',
    'provider-link': 'the link to its provider',
    about: 'what its provider says of it',
    dates: 'when it takes place',
    'opening-hours': 'the hours of an open event',
    occurrence: 'another date of its series; also `off` where it cannot be booked yet',
    place: 'where it takes place',
    'map-box': 'the room of the map',
    map: 'the map, a `creneau-provider-map`',
    'map-button': 'asks for the consent that the map needs',
    booking: 'what a place costs, and its booking',
    'event-price':
      'the price, or the text shown instead; also `teaser`, `cashback`, `subscribed`, `free`, `from`, `price`',
    'initial-price': 'the price that is struck through',
    badge: 'the discount',
    product: 'what the price is for, where that is not the event',
    'product-link': 'the link to it',
    places: 'how many places are left; also `full`',
    'book-button': 'the button that books a place, or leads to the slots',
    others: 'other open offers of the venue',
    events: 'their cards',
    event: 'a card; also the type of its event',
    'event-title': 'its title',
    'event-when': 'when it takes place',
    'event-places': 'how many places are left; also `full`',
    empty: 'says that it does not exist',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, eventCard, eventDetails, details, booking],
  createStore: createDetailsStore,
  view: EventDetails,
} as const;

defineWidget(definition);
