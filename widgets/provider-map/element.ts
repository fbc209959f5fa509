import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import eventDetails from '../shared/lists/event-card/event-details.css';
import picture from '../shared/lists/picture.css';
import { attributes } from './attributes.ts';
import { ProviderMap } from './ProviderMap.tsx';
import { createMapStore } from './store.ts';
import controls from './view/controls.css';
import place from './view/place.css';
import placeEvents from './view/place-events.css';
import placeList from './view/place-list.css';
import popup from './view/popup.css';
import providerMap from './view/provider-map.css';

export const definition = {
  tag: 'creneau-provider-map',
  summary: 'Where events take place, on a map or, where there can be none, as a list of places.',
  attributes,
  events: {
    'creneau-ready': 'The places are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-consentrequired': 'The visitor wants to see the map, which needs the consent `map`.',
    'creneau-navigate': 'A link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    frame: 'the box that the map fills',
    map: 'the map',
    cluster: 'a number of events that stand too near each other; also `highlighted`',
    marker: 'the pin of a place; also `highlighted`',
    controls: 'what the map is moved by',
    control: 'one of its buttons; also `zoom-in`, `zoom-out`, `north`, `south`, `west`, `east`, `fit`',
    overlay: 'what lies over the map while it is made; also `done`',
    counter: 'its per cents',
    popup: 'what is at a place, over its marker',
    'close-button': "the popup's cross",
    attribution: 'who is named for the tiles',
    'skip-button': 'the way past the map, seen when it has the focus',
    'place-card': 'all that is at a place',
    place: 'a provider there',
    'place-name': "the provider's name, or how many share the place",
    'place-city': 'postal code and city',
    'provider-link': "the link to the provider's page",
    picture: 'a picture',
    'place-events': 'the events there',
    'place-event': 'one of them',
    'event-title': 'its title',
    'event-price':
      'what stands in the place of its price; also `teaser`, `cashback`, `subscribed`, `free`, `from`, `price`',
    'initial-price': 'the price that is struck through',
    badge: 'the discount',
    'show-all': "'Voir tout'",
    venue: 'one of several providers at a place',
    'back-button': 'the way back to all of them',
    'more-button': 'shows more places or providers',
    instead: "the list in the map's place",
    why: 'why there is a list',
    'place-list': 'its places',
    'place-row': 'one of them; also `open`',
    'place-toggle': 'the button that unfolds it',
    told: 'what is said of an event that has no place, and where there is none at all',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, eventDetails, providerMap, controls, place, placeEvents, placeList, popup],
  createStore: createMapStore,
  view: ProviderMap,
} as const;

defineWidget(definition);
