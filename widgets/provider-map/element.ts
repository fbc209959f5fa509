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
  summary: 'Where events take place, on a map or, where no map can be shown, as a list of places.',
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
    frame: 'the box that the map fills; also `drawn`',
    map: 'the map',
    cluster: 'a marker with the number of events of several places near each other; also `highlighted`',
    marker: 'the pin of a place; also `highlighted`',
    controls: 'the buttons that move the map',
    control: 'one of its buttons; also `zoom-in`, `zoom-out`, `north`, `south`, `west`, `east`, `fit`',
    overlay: 'shown over the map while it loads; also `done`',
    counter: 'its per cents',
    popup: 'the popup over a marker, with the place',
    'close-button': "the popup's cross",
    attribution: 'the attribution of the tiles',
    'skip-button': 'skips the map; visible while it has the focus',
    'place-card': 'a place with its providers and events',
    place: 'a provider of the place',
    'place-name': "the provider's name, or how many share the place",
    'place-city': 'postal code and city',
    'provider-link': "the link to the provider's page",
    picture: 'a picture',
    'place-events': 'the events there',
    'place-event': 'one of them',
    'event-title': 'its title',
    'event-price':
      'its price, or the text shown instead; also `teaser`, `cashback`, `subscribed`, `free`, `from`, `price`',
    'initial-price': 'the price that is struck through',
    badge: 'the discount',
    'show-all': "'Voir tout'",
    venue: 'one of several providers at a place',
    'back-button': 'leads back to all of them',
    'more-button': 'shows more places or providers',
    instead: 'the fallback list, shown instead of the map',
    why: 'the reason why there is no map, with a button',
    'place-list': 'its places',
    'place-row': 'one of them; also `open`',
    'place-toggle': 'the button that expands it',
    told: 'the message that an event has no place, or that there are no places',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, eventDetails, providerMap, controls, place, placeEvents, placeList, popup],
  createStore: createMapStore,
  view: ProviderMap,
} as const;

defineWidget(definition);
