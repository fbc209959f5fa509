import type { Group } from '../line.ts';

export const specificationScreensMap: Group = {
  name: '2. Screens and routes',
  ids: {
    'S-map': {
      'A loading overlay counts a percentage from 0 to 100 over about 3 seconds, then hides': [
        'widgets/provider-map/overlay: counts from 0 to 100 in three seconds, and hides',
        'widgets/provider-map/model: the counter of 3000 ms',
      ],
    },
    'S-map-created': {
      'The map is created only once it is displayed': [
        'browser/map/drawing: is created only once it is displayed',
        'widgets/provider-map/map-phase: fetches positions and code once it is, and only once',
      ],
      'It starts centred on Paris at zoom 6, with tiles of a public service': [
        'browser/map/drawing: the first tiles asked for are those of zoom 6 around Paris',
        'widgets/shared/tiles: by default a link to OpenStreetMap',
      ],
    },
    'S-clusters': {
      'Events are grouped in clusters of radius 80': ['core/map/clusters: radius 80'],
      'A cluster marker shows the number of events': [
        'browser/map/drawing: a cluster is 40 × 40 and shows the number of its accessible name',
      ],
      'Cluster icons are 40x40': ['browser/map/drawing: a cluster is 40 × 40'],
      'The single marker icon is 32x39': ['browser/map/drawing: down to pins of 32 × 39'],
      'The view fits bounds with 40 px padding': ['browser/map/scale: with 40 px around it, exactly'],
    },
    'S-provider-popup': {
      'Provider popup: picture': ['browser/map/popup: has picture, name, postal code and city'],
      'Provider popup: the provider name as a link to the provider page by slug': [
        'widgets/provider-map/details: picture, name as a link to the provider, postal code and city',
      ],
      'Provider popup: postal code and city': [
        'widgets/provider-map/details: of {"postalCode":null,"city":"Lyon"}',
        'browser/map/popup: has picture, name, postal code and city',
      ],
      'Each event entry: picture, title, a price line and a link to the event url': [
        'browser/map/popup: three events with their links and prices',
        'widgets/provider-map/details: the price line of',
        "widgets/provider-map/details: an event's picture of",
      ],
      "More events than the maximum: 'Voir tout' applies the filters": [
        "widgets/provider-map/details: 'Voir tout' after three events",
        "browser/map/list: 'Voir tout' filters the list and its map by the provider",
      ],
      'The popup shows at most 3 events': [
        'widgets/provider-map/details: 4 events in the details, 4 on the map, at most 3: true',
        'browser/map/popup: three events with their links',
      ],
    },
    'S-map-selection': {
      'Selecting an event from the list zooms to its marker and toggles its popup': [
        'browser/map/list: selecting an event shows its place; pressing it again hides it',
        'browser/map/list: is shown by the map that opens with it',
      ],
      'Closing a popup clears the selected event': [
        'browser/map/list: closing the popup deselects the event, and so does another marker',
        'widgets/provider-map/list-link: closing the popup clears the selection',
      ],
    },
    'S-map-tab': {
      'A map tab, when shown, makes the map visible': [
        'browser/map/drawing: is created only once it is displayed: nothing is requested in a hidden tab',
      ],
      'Positions without lat and long are skipped': [
        'widgets/shared/api/map: S-map-tab: a position without a latitude is skipped in silence',
        'widgets/shared/api/map: S-map-tab: a position without a longitude is skipped in silence',
      ],
    },
  },
};
