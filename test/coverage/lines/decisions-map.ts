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
        'browser/map/list: selecting an event shows its place; pressing it again hides it',
      ],
      'Hover and focus highlight the marker': [
        'browser/map/list: the place of a hovered or focused card is highlighted',
      ],
    },
    'D-map-counter': {
      "The overlay's counter jumps to 100 when the tiles are drawn earlier and never holds a map back": [
        'widgets/provider-map/overlay: a map that is ready hides it at once',
      ],
    },
    'D-map-zoom': {
      'Zoom numbers are those of 256-px tiles: the first are /6/x/y; maplibre is given 5': [
        'browser/map/drawing: the first tiles asked for are those of zoom 6',
        'core/map/clusters: at zoom 17 every place has a marker of its own',
        'browser/map/keyboard: the controls move and zoom the map, and are disabled at a limit',
      ],
      "The deepest zoom is the smaller of 18 and the tiles' maxZoom": [
        "browser/map/ground: is the tiles'; each zoom on the way has tiles of its own, and nothing is enlarged",
      ],
      'Pins that cover each other open a list of their places, where a pointer presses one': [
        'browser/map/covered: a pointer opens the list of all their places',
        'core/map/place: D-map-zoom: places that are shown as one',
      ],
      '… where every place has a marker of its own': [
        'core/map/clusters: at the deepest zoom, 11, every place has a marker of its own, however near',
      ],
    },
    'D-map-ground': {
      'The address of tiles may have {theme} and {ratio}': [
        'widgets/shared/tiles: https://t.example/{theme}/{z}/{x}/{y}%7Bratio%7D.png is',
        'api/tiles: has a dark ground with light names',
        'api/tiles: has two pixels to one for sharp screens',
      ],
      'Another theme changes the tiles and keeps the view': [
        'browser/map/ground: are those of the theme; another one changes them and keeps the view',
      ],
      'Tiles without {theme} are dimmed in the dark theme': [
        'browser/map/ground: dims tiles that have no dark theme, and no others',
      ],
      'Until the first tile is drawn the box shows a ground of squares, under the counter': {
        because: 'It is a look: pictures show it.',
      },
    },
    'D-map-controls': {
      'The controls are +, − and recentre; arrows appear with the focus': [
        'browser/map/ground: appear with the focus, beside the three that are always there',
      ],
    },
    'D-cluster-sum': {
      "A cluster shows the sum of its positions' events": [
        'core/map/clusters: the counts sum up to the events of the positions at every zoom, and so do the map places in them',
      ],
    },
    'D-list-map-selection': {
      'A list keeps the event whose place the map shows while its pages are turned': [
        'widgets/event-list/views: an event stays selected on another page of the list',
      ],
      '… and lets it go with another filter': [
        'widgets/event-list/views: the list publishes its query; another one deselects the event',
      ],
      'Its own map is taken away in the list view': [
        'widgets/event-list/map-view: is a toggle; the map is shown in the map view only, with the settings of the list',
        "browser/map/list: the list view fetches none of the map's code",
      ],
    },
    'D-tiles-consent': {
      "Tiles of the API's own origin need no consent": [
        'browser/map/consent: tiles of the API’s own origin need no consent',
      ],
      'A foreign tile address needs `map`': ['browser/map/consent: a foreign tile server gets no request without it'],
    },
    'D-consent-button': {
      "A visitor's button for a map without consent only asks the page": [
        'widgets/provider-map/map-phase: the button asks the page; the map comes when consent is granted and goes at once when it is withdrawn',
        'browser/map/consent: the button asks the page',
      ],
    },
    'D-tiles-failed': {
      'Tiles count as failed when none is there after ten seconds, or all have failed': [
        'widgets/provider-map/watch-tiles: count as failed',
      ],
      "A list of places replaces the map, with 'Réessayer'": [
        'widgets/provider-map/map-phase: D-tiles-failed: the fallback list gives the reason',
      ],
    },
    'D-map-gestures': {
      'Gestures need Ctrl or two fingers, and the map says so': [
        'browser/map/drawing: the names, controls and hints change with the language',
      ],
    },
    'D-compact-map': {
      "The map call returns the specification's list": ["api/finding/map: a position has the specification's form"],
      'A compact form, up to 100,000 positions, is returned to an Accept that asks for it': [
        'api/finding/compact-map: has the same positions as the list of',
        'api/finding/compact-map: asks for it: true',
        'api/finding/compact-map: is what its schema says, has each text once',
      ],
      'Its media type; the answer carries Vary': ['api/finding/compact-map: asks for it: true'],
      'Venues without coordinates are left out of it': [
        'api/finding/compact-map: has the same positions as the list of',
      ],
      'The map asks for both and goes by the Content-Type': [
        'widgets/shared/api/map: is asked for, beside the list, and read as the list is',
        'widgets/shared/api/map: an API that answers with the list, whatever its type, is understood',
        'widgets/shared/api/map: is refused, by the name of',
      ],
      'A worker reads either form and makes the clusters': [
        'core/map/places: made in another thread are the same',
        'browser/map/worker: reads the answer',
      ],
      'Where a page refuses the worker, the answer is read in the page': [
        'browser/map/worker: without it the answer is read in the page',
        'widgets/shared/api/map: 20,000 positions are decoded in many tasks',
      ],
    },
  },
};
