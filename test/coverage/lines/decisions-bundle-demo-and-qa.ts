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
        'browser/loader/checkout-file: the calendar says so beside the button, and a press loads it',
        'widgets/slotted-calendar/load-checkout-code: asks for it again; when it is there, the purchase goes on',
        'browser/map/failed-file: the list and the reason; a press draws the map',
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
    'D-page-content': {
      'Each element has the content of the address as children': [
        'api/pages/content: the event list has the events of its address',
        'api/pages/content: an event has its date, price, places and venue, in the language of the site',
        'api/pages/content: the slider of',
        'api/pages/content: the home page has its categories as links to their events',
        'api/pages/content: a calendar has the slots of a week, with the places that are left',
        "api/pages/content: a venue's page has its slots, offers, animations, replays and place",
        'api/pages/content: memberships and replays are named with their options and their length',
        'api/pages/content: an event and an animation have what their pages show',
      ],
      "It is read as the API's routes read it": ['api/pages/content: are the same to the pages as to the widgets'],
      'A filter that names nothing keeps the list empty': [
        'api/pages/content: a filter that names nothing keeps the list empty and says so',
      ],
      'A pager has its pages as links': ['api/pages/content: a pager has its pages as links'],
      'A part that cannot be read is left out': [
        'api/pages/without-database: comes without its content where the database does not answer',
      ],
      'What people have written is escaped': ['api/pages/content: escapes what people have written'],
      'Nothing moves when the element takes over': [
        'browser/finding/before-script: keeps the places of its elements, and nothing moves when they come',
      ],
      'A link that has the focus is shown whole': [
        'browser/finding/before-script: shows a link that has the focus whole',
      ],
      'Without JavaScript nothing is clipped': [
        'browser/finding/before-script: has its content, whole, and nothing moves',
      ],
      'The pages have a limit of requests': ['api/pages/without-database: counts towards a limit of requests'],
    },
    'D-page-head': {
      'A page that is to be found has a description, its canonical address and its translation': [
        'api/pages/head: has a title, a description, its address and its translation',
      ],
      'A page of a list names the pages before and after it': [
        'api/pages/head: is a page of a list that names the pages before and after it',
        'api/pages/head: is the last page for a page above it',
      ],
      'Search engines are asked to leave out every other page': ['api/pages/head: asks search engines to leave it out'],
    },
    'D-page-data': {
      'An event or animation is an Event': [
        'api/pages/head: an event has its dates with their offset, its place, its price and who holds it',
        'api/pages/head: an animation is an event',
      ],
      'A venue is a SportsActivityLocation': ['api/pages/head: names its venue'],
      'A list is an ItemList': ['api/pages/head: a list names the pages of what it lists, in its order'],
      'An event without a date says nothing; what cannot be bought has no offer': [
        'api/pages/event-data: says nothing without a date, or where it is withdrawn',
        'api/pages/event-data: has no offer where it cannot be bought, and is sold out without a place',
      ],
      'No text ends the script element': ['api/pages/head: no text ends its script element'],
    },
    'D-sitemap': {
      'It names every page that is to be found, with its translation': [
        'api/pages/sitemap: names every page of the catalogue once, each with its translation',
        'api/pages/sitemap: names pages that exist',
      ],
      'It leaves out what is asked to be left out': [
        'api/pages/sitemap: leaves out who offers nothing, what redirects, and what is asked to be left out',
      ],
      'Above 10,000 it is an index': ['api/pages/sitemap: is an index where one file cannot hold it'],
      '/robots.txt names it and leaves out the pages of the demo': [
        'api/pages/sitemap: names the sitemap of its site, and leaves out the pages of the demo',
      ],
    },
  },
};
