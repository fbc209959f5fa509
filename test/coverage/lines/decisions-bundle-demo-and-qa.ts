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
      'creneau/with-react is the same sources without React; the package has no dependencies': [
        'package/package: an optional peer, in creneau/with-react',
        'package/package: has no dependency',
      ],
    },
    'D-loader-knowledge': {
      "The loader knows the files and first calls of the calendar, the event list and a provider's offers by itself": [
        "browser/loader/calls: start before the widget's code has come",
        'browser/loader/calls: and its files, wait for no table',
        'widgets/first-calls: C-loader: the first call of',
      ],
      'Those of all others are in one more module, fetched beside the file that every widget needs': [
        'browser/loader/calls: asked for beside the table of their files',
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
      'A file whose link the page takes out of its head has failed, too': [
        'hosts/life-cycle: one whose page empties its head while the code is on its way',
      ],
      'A file that was changed is not run for a later element either; the right one is': [
        'browser/loader/integrity: is not run for a later tag either; once the server sends the right file, it is',
      ],
    },
    'D-release': {
      'A release is there as its version and at its major version; earlier files stay, evergreen ones are replaced': [
        'api/release/add: is there as its version, and at the major version with the evergreen loader',
        'api/release/add: keeps the files of earlier versions, writes none of them again',
        'api/release/run: the command adds the build, says so, and prunes',
      ],
      'releases.json says which files belong to which version': [
        'api/release/add: is in the manifest with its files, their integrity and its instant',
      ],
      'A version never gets other files, and no name other content; a lower version does not become the evergreen one':
        [
          'api/release/add: a version with other files than it has been released with',
          'api/release/add: a file with the name of one that was released, and another content',
          'api/release/add: that is lower than another of its major version does not become the evergreen one',
        ],
      'Pruning removes what was followed for more than n days, never the newest': [
        'api/release/prune: removes a version that another has followed for longer than that',
        'api/release/prune: keeps a version for the whole of these days after it was followed',
        'api/release/prune: never removes the newest of a major version',
      ],
      'The same sources make the same files; a chunk says no version': [
        'fixtures/reference/reproducible: the same sources make the same files elsewhere; another version changes no chunk',
      ],
      'A page that was opened before a release goes on with its own files': [
        'browser/loader/releases: goes on with the files of its own, which are kept',
      ],
      'Where they are gone it takes those of another release if all that it runs is the same in both': [
        'browser/loader/releases: takes the new one where all that it runs is the same in both',
        'browser/loader/releases: and has only a loader that somebody has copied runs the new one',
        'widgets/shared/release: a page that has run nothing, or only files that are the same in both',
        'fixtures/reference/protocol: what loader and chunks share has not changed without a higher PROTOCOL',
      ],
      'Otherwise the element offers to reload, and creneau-error has the code outdated': [
        'browser/loader/releases: says so in the place of what it needs; nothing else changes, and a reload helps',
        'widgets/shared/error-note: its button reloads the page',
        'widgets/shared/release: must be loaded again',
      ],
      'A script tag with integrity never asks': [
        'browser/loader/releases: and whose script tag has an integrity runs no file that it does not vouch for',
      ],
    },
    'D-first-view': {
      "A widget's view is painted before React's renderer has come, by the same components as the same nodes": [
        'widgets/shared/painting/paint: what is painted before React is what React draws',
        'widgets/shared/painting/paint: React adopts it',
        'browser/long/painted-states: is painted, and then as it is where React draws alone',
      ],
      'What a visitor does in between is kept and done afterwards; the focus stays, and nothing moves': [
        'browser/loader/painted: three presses, the focus and every node survive its coming, and nothing moves',
        'browser/loader/painted: keys in the grid and what is entered in a field are done afterwards',
        'browser/loader/painted: a change of what is shown keeps the nodes that stay',
        'browser/fitness/dashboard: that is pointed at before React has come has its tooltip afterwards',
      ],
      'Where the renderer cannot be fetched, the page is told, links lead on, and each press fetches it again': [
        'browser/loader/painted: the page is told, links lead on, and the next press fetches it and is done',
      ],
      'What the page has put into the element stays in the place of a skeleton, for a second at most': [
        'browser/loader/painted: stays in the place of a skeleton, for a second at most',
        'browser/finding/before-script: keeps the places of its elements, and nothing moves when they come',
      ],
      'A view that only React can draw is left to React': [
        'widgets/shared/painting/paint: a component that throws, or that only React can draw, throws',
      ],
    },
    'D-any-parent': {
      'An element fills its parent, also one that shrinks to its content': [
        'hosts/parents: as wide as the parent’s room, in every kind of parent, each element',
      ],
      'In a row it takes what its siblings leave; toasts and popups take no room': [
        'hosts/parents: leaves its siblings in a row their words, and takes no room for what is not in the flow',
      ],
    },
    'D-any-page': {
      "The elements work on pages whose scripts have changed the language's own objects": [
        'hosts/worlds: a booking and a list work in every world of scripts',
        'hosts/frameworks: before our script has come',
        'hosts/page-swaps: a site whose pages are replaced by Turbo 8',
        'hosts/page-swaps: a page whose parts are replaced by htmx 2',
      ],
      'They work in frames, under policies, where storage is denied or full, on an insecure origin, and from the back/forward cache':
        [
          'hosts/frames: a booking and a list in a frame',
          'hosts/policies: under which a booking and a list work',
          'hosts/visitors: all cookies and storage are blocked',
          'hosts/visitors: storage is full',
          'hosts/visitors: has no randomUUID, no locks, no subtle',
          'hosts/visitors: goes on where it was',
        ],
      'Names in lower case count; what React has left out is read; defineAll() registers all tags at once; a text of a function is no token':
        [
          'hosts/frameworks: before our script has come: address, token and parameter count',
          'hosts/frameworks: before our script has come: a token’s function counts',
          'hosts/frameworks: with the package and `void defineAll()`: all of them, a token’s function too',
          'hosts/frameworks: a function that became text is no token, and the console says so',
        ],
      'Translators may wrap or replace every text: nothing breaks, and no translation of an earlier text stays': [
        'browser/long/translated-states: is used while a translator replaces and wraps each text',
      ],
    },
    'D-vitals': {
      'first-view: since the navigation and since the element was found': [
        'browser/loader/vitals: tells of the first slots, the calls and a choice, without the token, ids and names',
      ],
      'choice: from a press until the next frame, also of one before React had come': [
        'widgets/shared/vitals/report-choices: is told once, in whole milliseconds, after the frame that shows it',
        "widgets/shared/vitals/report-choices: is none where the page's own script clicks, or the selection changes by itself",
        'browser/loader/vitals: counts a press that was made before React had come from the press on',
      ],
      'call: path, time, status and tries of each request, on one of the elements that share it': [
        'widgets/shared/vitals/report-calls: are those to the API of the element, with their path, time and status',
        'widgets/shared/vitals/report-calls: are told once, on the first of the elements that share them and are on',
        'widgets/shared/vitals/report-calls: count the tries after failures, which are those that the client repeats',
        'browser/loader/vitals: counts the tries of a call',
      ],
      'No detail has a token, an id, a name or a query': [
        'widgets/shared/vitals/call-path: D-vitals: the path of a call has no id, name or query',
        'api/edge/openapi: D-vitals: the path of every call is reported without its parameters',
        'browser/loader/vitals: tells of the first slots, the calls and a choice, without the token, ids and names',
      ],
      'Without the setting nothing is measured and nothing is fetched; a change takes effect live': [
        'browser/loader/vitals: is not dispatched by a script tag with',
        'browser/loader/vitals: is dispatched live, by the setting of the element alone',
      ],
    },
    'D-qa-time': {
      "The QA page's time is UTC and sends ~now-…": [
        'api/qa-snippets: D-qa-time: the preset times',
        'browser/qa/controls: set user, network and time',
      ],
    },
    'D-qa-token': {
      "A token of one's own is sent by the stage, and is in no address, storage, log or snippet": [
        'browser/qa/own-settings: is sent by the stage, also when it is loaded again, and is written nowhere',
      ],
      'A reload and another API address forget it': ['browser/qa/own-settings: D-qa-token: another API address'],
      'What cannot stand in an Authorization header is not used': [
        'api/qa-settings: D-qa-token: a token is',
        'browser/qa/own-settings: is not used, and one sentence says so',
      ],
    },
    'D-qa-servers': {
      'The policy of the stage names the servers of the API and the tiles, and no others': [
        "browser/qa/stage: D-qa-servers: the stage's policy names the servers of",
        'browser/qa/own-settings: calls an API of another origin',
      ],
      'What makes no sense is not used, and a sentence says so': [
        'api/qa-settings: D-qa-servers: what makes no sense is not used:',
        'browser/qa/own-settings: is not used, and one sentence says so',
      ],
    },
    'D-qa-faults': {
      'flaky answers every second call 503; offline fails every call; the list of requests marks them': [
        'browser/qa/requests: every second call is answered 503, and the element asks again',
        'browser/qa/requests: without a connection no call is answered',
      ],
      'The value of a token in a query is hidden': ['api/qa-settings: D-qa-faults: the list of requests hides tokens'],
    },
    'D-qa-axe': {
      'axe checks what is on the stage': [
        'browser/qa/requests: finds what is broken on the stage, and nothing where nothing is',
      ],
    },
    'D-qa-language': {
      'The QA pages are in English, and in French with ?ui=fr': [
        'browser/qa/language: are in French, accessible, and stay so',
      ],
    },
    'D-gallery': {
      'At most 24 frames stay loaded, and start again when they are seen again': [
        'browser/qa/gallery: keeps 24 frames at most, and starts those again that are seen again',
      ],
      'What failed is listed': [
        'browser/qa/gallery: lists the states that were not reached, and errors on the console',
      ],
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
