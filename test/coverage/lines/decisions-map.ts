import type { Group } from '../line.ts';

export const decisionsMap: Group = {
  name: 'Map',
  ids: {
    'D-popup-events': {
      "Events in the provider popup before 'Voir tout': 3": [
        'widgets/provider-map/details: 3 events in the details, 3 on the map, at most 3: false',
        'widgets/provider-map/details: 4 events in the details, 4 on the map, at most 3: true',
      ],
    },
    'D-show-on-map': {
      "A card has 'Voir sur la carte'; pressed again it closes the popup": [
        'widgets/event-list/map-view: is pressed while the map shows the place',
        'browser/map/list: and pressed again no more',
      ],
      'Hover and focus highlight the marker': [
        'browser/map/list: the place of a card under the pointer, or with the focus, is highlighted',
      ],
    },
    'D-map-counter': {
      "The overlay's counter jumps to 100 when the tiles are drawn earlier and never holds a map back": [
        'widgets/provider-map/overlay: a map that is ready is not held back',
      ],
    },
    'D-map-zoom': {
      'Zoom numbers are those of 256-px tiles: the first are /6/x/y; maplibre is given 5 and at most 17': [
        'browser/map/drawing: the first tiles asked for are those of zoom 6',
        'core/map/clusters: at zoom 17 every place has a marker of its own',
        'browser/map/keyboard: the controls move and zoom the map, and say when there is no further',
      ],
    },
    'D-cluster-sum': {
      "A cluster shows the sum of its positions' events": [
        'core/map/clusters: their numbers sum up to the events of the positions at every zoom',
      ],
    },
    'D-list-map-selection': {
      'A list keeps the event whose place the map shows while its pages are turned': [
        'widgets/event-list/views: an event stays selected on another page of the list',
      ],
      '… and lets it go with another filter': ['widgets/event-list/views: another one takes the selected event away'],
      'Its own map is taken away in the list view': [
        'widgets/event-list/map-view: the map stands in the map view alone',
        'browser/map/list: in the list view nothing of a map is fetched',
      ],
    },
    'D-tiles-consent': {
      "Tiles of the API's own origin need no consent": ['browser/map/consent: tiles of the API’s own origin need none'],
      'A foreign tile address needs `map`': ['browser/map/consent: a foreign tile server gets no request without it'],
    },
    'D-consent-button': {
      "A visitor's button for a map without consent only asks the page": [
        'widgets/provider-map/drawing: is asked of the page by the button',
        'browser/map/consent: the button asks the page',
      ],
    },
    'D-tiles-failed': {
      'Tiles count as failed when none is there after ten seconds, or all have failed': [
        'widgets/provider-map/watch-tiles: count as failed',
      ],
      "A list of places replaces the map, with 'Réessayer'": [
        'widgets/provider-map/drawing: D-tiles-failed: in place of the map',
      ],
    },
    'D-map-gestures': {
      'Gestures need Ctrl or two fingers, and the map says so': [
        'browser/map/drawing: its names, its controls and its hints',
      ],
    },
    'D-compact-map': {
      "The map call returns the specification's list": ['api/finding/map: a position is as the specification has it'],
      'A compact form, up to 100,000 positions, is returned to an Accept that asks for it': {
        because: 'Not built yet: every client gets the list, up to 20,000 positions.',
      },
    },
  },
};
