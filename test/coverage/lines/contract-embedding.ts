import type { Group } from '../line.ts';

export const contractEmbedding: Group = {
  name: 'Embedding',
  ids: {
    'C-embedding': {
      'One script tag and elements are enough': [
        'api/qa-snippets: has the script tag, the reserving style, and the element with its fallback',
        'browser/qa/snippet: C-embedding: the snippet of',
      ],
    },
    'C-loader': {
      'Tags are found now and later': [
        'browser/loader/tags: a tag that comes late',
        'browser/loader/script: as a classic script after the element',
      ],
      "A widget's chunk is fetched when its tag nears the viewport": [
        'browser/loader/tags: within 600 px of it, and not before',
      ],
      '… and its first API call starts at the same time': [
        "browser/loader/calls: start before the widget's code has come",
      ],
      'All widgets share one React, one API client and one page state': [
        'browser/loader/tags: the same file, from two addresses: one definition, one request for each call',
        'widgets/shared/page-state: one a page and API address',
      ],
      'The toaster does not wait for the viewport': [
        'browser/loader/toasts: does not wait for the viewport',
        'widgets/tags: the toaster and the popups do not wait for the viewport',
      ],
      'The popups do not wait for the viewport': [
        'widgets/tags: the toaster and the popups do not wait for the viewport',
      ],
    },
    'C-fallback': {
      'Children without a slot attribute are the fallback before and without JavaScript': [
        'browser/boundary/mount: keeps its children as they are: the fallback is hidden, never wiped',
        'browser/loader/tags: fails to load, the fallback stays',
      ],
    },
    'C-shadow-trees': {
      'Creneau.watch(shadowRoot) finds tags in a shadow tree of the page': [
        'browser/loader/tags: a tag in a shadow tree that the page asks it to watch',
      ],
      "A widget that draws another's tag asks the loader for it by name": [
        'widgets/event-list/views: is not loaded in the list view, and once in the map view',
      ],
    },
    'C-script-forms': {
      'The same file works as a classic script: sync': ['browser/loader/script: as a classic script in the head'],
      '… async': ['browser/loader/script: works > async'],
      '… deferred': ['browser/loader/script: works > deferred'],
      '… injected late': ['browser/loader/script: works > injected late'],
      '… as type="module"': ['browser/loader/script: works > as a module'],
      '… from another origin': ['browser/loader/script: the same file, from another origin, works'],
      '… twice on a page': ['browser/loader/tags: the same file, from two addresses'],
      '… in two versions: the first wins, the second says so on the console': [
        'browser/loader/tags: two versions: the first wins, the second says so',
      ],
      "… with AMD's define on the page": ["browser/loader/script: with AMD's define on the page"],
      '… in quirks mode': ['browser/loader/script: in quirks mode'],
      '… where storage throws': [
        'browser/loader/script: where storage and cookies throw',
        'hosts/visitors: all cookies and storage are blocked',
      ],
    },
    'C-global': {
      'window.Creneau is the one global: configure, watch, version': [
        'browser/loader/script: is the one thing that is added to window',
        'browser/loader/script: configures the page, live',
      ],
      'Creneau.toast, closeToasts({ name }) or ({ type })': [
        'browser/loader/toasts: before the code has come, in the head',
        'widgets/toaster/store: what was asked before is done in order, once',
      ],
      'A settings object put there before the script is taken over': [
        'browser/loader/script: takes over settings that were put there before the script loaded',
      ],
    },
    'C-npm': {
      'The npm entry has configure and defineAll; apiUrl has no default, and a missing one is one clear console error':
        [
          'widgets/shared/missing-address: without a script tag apiUrl has no default',
          'browser/loader/calls: dist/npm/index.js is harmless',
        ],
      'One widget alone can be imported': ['browser/loader/calls: dist/npm/slotted-calendar.js is harmless'],
      'The package has types for HTML, React and Vue, and custom-elements.json': [
        'browser/loader/served: types name each tag for HTML',
        'browser/loader/served: types name each tag for React',
        'browser/loader/served: types name each tag for Vue',
        'browser/loader/served: custom-elements.json describes each',
      ],
      'The package has no dependencies': ['package/package: has no dependency'],
      "creneau/with-react has the application's React in the place of our own": [
        'package/package: an optional peer, in creneau/with-react',
        'package/with-react: gives an application one React',
        'package/with-react: one React draws the application and the element',
      ],
      'The package and its types are clean for publint and attw, and it is built again byte by byte': [
        'package/package: is clean for publint',
        'package/package: right for attw',
        'package/package: is built again byte by byte',
      ],
      'Importing the package in Node is harmless': ['browser/loader/calls: dist/npm/index.js is harmless'],
      'web-types.json and html.html-data.json describe the elements to editors': [
        'fixtures/reference/generated: C-npm: data for editors',
      ],
    },
    'C-frozen': {
      'Tags, attributes, properties, methods, events with their details, slots, parts, custom properties, settings and exports are compared with a kept file':
        [
          'fixtures/reference/public-api: are those of public-api.txt',
          'fixtures/reference/public-api: would be noticed',
        ],
    },
    'C-data-base': {
      'data-base names the folder that the chunks are fetched from': [
        'hosts/optimisers: with data-base the elements come',
        'hosts/optimisers: without it the console says what to write',
      ],
    },
    'C-doctor': {
      "Creneau.doctor() prints and returns what is wrong with this page's embedding": [
        'browser/doctor/doctor: finds nothing on a page where nothing is wrong',
        'browser/doctor/doctor: a misspelled tag',
        'browser/doctor/doctor: a copied script',
      ],
      '… also by ?creneau-debug in the address': ['browser/doctor/doctor: runs by itself with ?creneau-debug'],
      '… with npm, by the same name': ['browser/doctor/doctor: no API address, with npm'],
      'A refusal by CORS or by the policy is told from a server that is down': [
        'browser/doctor/doctor: an API that the policy refuses',
        'browser/doctor/doctor: an API that does not allow the page',
        'browser/doctor/doctor: an API that does not answer',
      ],
      'It tells no token': ['browser/doctor/doctor: neither in what it returns nor on the console'],
      "Without it: a wrong data-creneau, an address without scheme, and the element, its value and the API's address when a call fails":
        [
          'browser/doctor/doctor: which data-creneau was meant, once',
          'browser/doctor/doctor: that an address has no scheme; and the element',
        ],
      'Each mistake and what it says is documented': ['browser/doctor/doctor: stand in docs/doctor.md'],
    },
    'C-site-builders': {
      '<div data-creneau> is the same: the element inside, the children moved into it': [
        'browser/loader/tags: div[data-creneau]: the same element inside',
      ],
    },
    'C-browsers': {
      'Chrome and Edge 111, Safari 16.4, Firefox 128 and later': [
        'architecture: what reaches a browser needs none newer than the contract names',
        'engines/engines: reaches its end without an error, with the same text in each engine',
        'engines/engines: a visitor chooses a slot, says who they are, pays by card and sees the confirmation',
        'engines/engines: the contract at the boundary, in each engine',
        'engines/floor: uses nothing that Chrome 111, Safari 16.4 or Firefox 128 lack',
      ],
    },
  },
};
