import type { Group } from '../line.ts';

export const decisionsBundleDemoAndQa: Group = {
  name: 'Bundle, demo and QA',
  ids: {
    'D-react-version': {
      'React stays at 19.2': { because: 'package.json allows no other minor version.' },
    },
    'D-npm-entry': {
      'The npm entry points at the same files as the script tag': [
        'browser/loader/calls: dist/npm/',
        'browser/doors/return-address: where the package comes from npm',
      ],
    },
    'D-loader-knowledge': {
      "The loader knows the calendar's first calls by itself, those of other widgets from a module that it fetches first":
        [
          "browser/loader/calls: start before the widget's code has come",
          'widgets/first-calls: C-loader: the first call of',
        ],
    },
    'D-failed-file': {
      'A file that could not be loaded is fetched once more by itself after about a second': [
        'widgets/shared/second-try: that fails is asked for again by itself after about a second',
        'widgets/shared/second-try: that fails again is left until somebody asks',
      ],
      'A press fetches what the checkout, the map or the card form needed; the element says so until then': [
        'browser/loader/parts: the calendar says so beside the button, and a press loads it',
        'widgets/slotted-calendar/load-checkout-code: asks for it again; when it is there, the purchase goes on',
        'browser/map/drawing: the list and the reason; a press draws the map',
        'browser/buying/card: without its code the card form says so and can be asked for again',
      ],
      'An element without its code keeps its fallback, and the event is told on it': [
        'browser/loader/parts: its children stay, and a later tag brings it',
        'browser/loader/tags: fails to load, the fallback stays, and a tag that comes later loads it',
      ],
      'The second try uses the same address: a file becomes a module only after its preload has come': [
        'browser/loader/tags: fails to load, the fallback stays, and a tag that comes later loads it',
        'browser/loader/integrity: is not run for a later tag either; once the server sends the right file, it is',
      ],
      'A file that could not be loaded is fetched again for the next element that needs it': [
        'browser/loader/tags: fails to load, the fallback stays, and a tag that comes later loads it',
        'browser/loader/toasts: the next toast asks for it again',
      ],
      'A file that was changed is not run for a later element either; the right one is': [
        'browser/loader/integrity: is not run for a later tag either; once the server sends the right file, it is',
      ],
    },
    'D-qa-time': {
      "The QA page's time is UTC and sends ~now-…": [
        'api/qa-snippets: D-qa-time: the preset times',
        'browser/qa/controls: set user, network and time',
      ],
    },
    'D-gallery': {
      "The gallery's frames share no storage; a state that waits for the API waits for good": [
        'api/pages-qa: has a storage of its own in the gallery, and keeps loading for ever if it is a loading state:',
        'browser/qa/gallery: keeps loading states as they are, without a connection',
      ],
      'States that buy take turns': [
        'browser/qa/gallery: loads one purchase at a time, and frames that are removed give up their turn',
      ],
    },
  },
};
