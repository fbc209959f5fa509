import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import combobox from '../shared/lists/combobox/combobox.css';
import eventCard from '../shared/lists/event-card/event-card.css';
import eventDetails from '../shared/lists/event-card/event-details.css';
import eventSkeleton from '../shared/lists/event-card/event-skeleton.css';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import picture from '../shared/lists/picture.css';
import onTop from '../shared/view/on-top/on-top.css';
import filterSelect from '../shared/view/ui/filter-select.css';
import { attributes } from './attributes.ts';
import { EventList } from './EventList.tsx';
import { createEventListStore } from './store.ts';
import eventList from './view/event-list.css';
import filterChips from './view/filter-chips.css';
import filterSheet from './view/filter-sheet.css';
import filters from './view/filters.css';
import onMap from './view/on-map.css';
export const definition = {
  tag: 'creneau-event-list',
  summary:
    'Events as cards, with filters for city, category, activity and venue, and a map beside them if you want one.',
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The events are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-pageload': 'A page has loaded.',
    'creneau-filterchange': 'The filters changed: the value of each one that is set.',
    'creneau-navigate': 'A link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    filters: 'the filters',
    'filters-button': "'Filtres (2)' of a narrow list, which opens the filters in a sheet",
    sheet: 'the sheet',
    'results-button': "'Voir 12 résultats', which closes it",
    filter: 'a filter with a list of options',
    combobox: 'the venue filter with its results',
    'reset-button': "'Tout effacer'",
    count: 'how many events there are',
    chips: 'the filters that are set',
    chip: 'one of them, which removes it; also `unknown` where there is no such value',
    'view-toggle': 'list or map',
    'view-button': "'Liste', 'Carte'; also `selected`",
    map: "the map view's `creneau-provider-map`",
    events: 'the cards of a page',
    event: 'a card; also `open`, `single`, `cyclic`, `slotted`, and `selected` while the map shows its place',
    picture: 'its picture',
    'event-title': 'its title',
    'provider-link': "its venue's name",
    'event-when': 'when it takes place',
    occurrence: 'one of its other dates; also `off` where it cannot be booked yet',
    'event-price':
      'its price, or the text shown instead; also `teaser`, `cashback`, `subscribed`, `free`, `from`, `price`',
    'initial-price': 'the price that is struck through',
    badge: 'the discount',
    'event-places': 'how many places are left; also `full`',
    'map-button': "'Voir sur la carte', an icon on the picture",
    empty: 'the message that there are no events',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [
    ...[onTop, picture, combobox, eventCard, eventDetails, eventSkeleton],
    ...[eventList, filterSelect, filters, filterChips, filterSheet, onMap],
  ],
  createStore: createEventListStore,
  view: EventList,
} as const;

defineWidget(definition);
