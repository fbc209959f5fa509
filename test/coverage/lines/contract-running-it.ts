import type { Group } from '../line.ts';

export const contractRunningIt: Group = {
  name: 'Running it',
  ids: {
    'C-running': {
      'npm start starts API, database, sample data and demo, and prints the address': [
        'api/process/kill: 200 acknowledged orders survive kill -9',
        'browser/finding/pages: / stands without a shift',
      ],
      '… and builds where the build is missing or older than its sources': {
        because: 'Every `npm start` does it first; a test would have to remove the build that other tests use.',
      },
      'npm test: format, types, lint, architecture, unit, widgets, API, races, real browser': {
        because: 'It runs every other test of this index, and prints its time at the end.',
      },
      'npm test finds or installs a Chromium itself': [
        'fixtures/browser/chromium: a Chromium for the browser suites is',
        'fixtures/browser/chromium: without one, it is installed',
      ],
      'npm run check, test:long, build, bench': {
        because: 'A person starts them; `npm test` runs the first and the third.',
      },
    },
    'C-variables': {
      'PORT (4173), HOST (127.0.0.1): read, refused where they are nonsense': [
        'api/environment: has a default for every variable',
        'api/environment: refuses PORT=65536 in one sentence',
      ],
      'DATABASE_URL: a PostgreSQL server instead of the embedded one': [
        'api/database/adapters: the adapter over PostgreSQL',
      ],
      'BUNDLE_DIR: a folder of releases to serve, refused where it has none': [
        'api/release/served: a BUNDLE_DIR without a release of this major version is refused in one sentence',
        'browser/loader/releases: goes on with the files of its own, which are kept',
      ],
      'DATA_DIR, memory: for none': ['api/process/kill: 200 acknowledged orders survive kill -9'],
      'One process at a time, a second is refused in one sentence': [
        'api/process/kill: 200 acknowledged orders survive kill -9',
        'api/process/kill: takes over a lock whose process id now belongs to another process',
      ],
      'SAMPLE_SCALE, DEMO, TRUST_PROXY, PUBLIC_URL: read, refused where they are nonsense': [
        'api/environment: reads SAMPLE_SCALE=1000',
        'api/environment: reads DEMO=on',
        'api/environment: reads TRUST_PROXY=',
        'api/environment: reads PUBLIC_URL=',
        'api/environment: refuses DEMO=yes',
      ],
      'LOG_LEVEL, METRICS: read, refused where they are nonsense': [
        'api/environment: reads METRICS=on',
        'api/environment: refuses LOG_LEVEL=debug',
      ],
      'SMTP_URL, MAIL_FROM: both or none, refused where they are nonsense': [
        'api/environment: refuses one without the other: MAIL_FROM is missing',
        'api/environment: refuses SMTP_URL="secret1" in one sentence',
      ],
    },
    'C-health': {
      'GET /healthz answers 200 when ready': ['api/pages: responds to GET and HEAD /healthz'],
    },
    'C-bundle': {
      '/creneau/1/creneau.js evergreen, /creneau/{version}/creneau.js immutable, CORS and cache headers': [
        'browser/loader/served: the bundle, as a CDN serves it',
        'api/release/served: has each version under its own address, and the newest at the major version',
      ],
      'What is not there is 404 in plain text, with CORS': [
        'api/release/served: answers 404 in plain text, with CORS and the versions that there are',
      ],
      'Brotli or gzip; an ETag of the content alone': [
        'browser/loader/served: brotli',
        'browser/loader/served: an ETag of its content',
      ],
      'stale-while-revalidate and stale-if-error for the evergreen loader': ['browser/loader/served: is kept: '],
      'A 404 in plain text, with CORS and never kept': ['browser/loader/served: has nothing, and says so'],
      'SourceMap names the source map': ['browser/loader/served: names its source map'],
    },
    'C-integrity': {
      "dist/integrity.json holds the integrity of each version's loader": ['browser/loader/served: integrity.json'],
      '/qa/ prints such a tag': ['api/qa-snippets: the script tag of one version'],
    },
    'C-now': {
      "NOW sets the instant at which the API's clock starts": [
        'api/environment: reads NOW=2026-11-20T09:00:00Z',
        'api/environment: refuses NOW=yesterday',
        'api/edge/http: responses have the clock’s date and are not stored',
      ],
    },
    'C-foreign-origin': {
      'partner.localhost is the foreign origin': [
        'browser/pictures: a page of another origin',
        'browser/buying/means: a guest pays on a foreign page',
      ],
      'en.localhost is the English site': ['api/pages: is in English on en.localhost'],
    },
    'C-faults': {
      '/api/~delay-3000/': ['api/edge/faults: ~delay waits'],
      '/api/~status-503/': ['api/edge/faults: ~status-503 responds with that problem'],
      '/api/~cut/': ['api/edge/faults: ~cut ends the connection after a part of the body'],
      '/api/~empty/': ['api/edge/faults: ~empty responds with empty lists and schedules'],
    },
    'C-pages': {
      'Demo page /: search, categories, animations': [
        'browser/finding/pages: / stands without a shift',
        'browser/finding/to-a-paid-place: by the search, to the slots of an offer',
      ],
      'Demo page /qa/': [
        'api/pages-qa: /qa/ is an English page',
        'browser/qa/elements: each element appears on its stage without errors, with a control for each attribute',
      ],
      'Demo page /partner/: a foreign page, nothing but script tag and elements': [
        'browser/loader/partner-page: is a foreign page',
      ],
      '/event/list/': ['api/pages: /event/list/ is composed of its elements'],
      '/order/': [
        "api/pages: a customer's own pages, and the last lists > /order/?as=demo-customer has",
        "api/pages: a customer's own pages, and the last lists > /order/ has",
      ],
      '/animation/': ['api/pages: /animation/ is composed of its elements'],
      '/memberships/': ["api/pages: a customer's own pages, and the last lists > /memberships/ has"],
      '/play/': ["api/pages: a customer's own pages, and the last lists > /play/ has"],
      '/slotted/{url}': ['api/pages: C-pages: /slotted/{url}'],
      '/user/{ownerUrl}': ['api/pages: C-pages: /user/{ownerUrl}'],
      '/event/{url}, /animation/{url}': [
        'api/pages: /event/stage-de-yoga-et-respiration is composed of its elements',
        'api/pages: /animation/yoga-en-direct-du-studio is composed of its elements',
      ],
      '/fitness/': ["api/pages: a customer's own pages, and the last lists > /fitness/ has"],
      'The API is under /api': [
        'browser/loader/calls: of a visitor make no preflight',
        'api/pages: responds to GET and HEAD /healthz',
      ],
    },
    'C-demo-tokens': {
      'Demo tokens: demo-customer, demo-company, demo-provider, demo-coach, demo-admin': [
        'api/calls/reading: C-demo-tokens: demo-customer is of the group Clients',
        'api/calls/reading: C-demo-tokens: demo-admin is of the group Administrateurs',
      ],
      'demo-subscriber: a subscription that runs': ['api/calls/quote: of demo-subscriber for padel-duo'],
      'demo-company: organisation and company credit': [
        "api/sample-data: the company's credit is the sum of its entries",
        'api/calls/rules: D-refusal-order: demo-company: monthly-limit',
      ],
      'Any other token is answered 401': [
        'api/calls/reading: an Authorization of another scheme is not a token: Basic abc',
        'api/finding/event: 401 for an invalid token',
      ],
    },
    'C-sample-data': {
      'Sample data is deterministic around NOW': ['api/sample-plans: is the same every time'],
      'It is French, and in English on the English site': [
        'api/finding/translations: every text that is French has a translation that is not',
      ],
      'It is believable: sports and hours that fit, pictures that differ, percentages of a price': [
        'api/sample-plans: what is on offer is at home in its town',
        'api/sample-plans: children, mornings and long outings begin at hours that suit them',
        'api/sample-pictures: /v1/event/list',
        'api/sample-data: a percentage in event comes with the price that it is taken off',
      ],
      'User 42, yoga-doux: free, 60 min, 6 places, not consecutive, every day 08:00 to 20:00': [
        'api/calls/reading: an offer: /v1/slotted/yoga-doux',
      ],
      'padel-duo: 12 €, 30 min, 2 places, consecutive, maxSlot 4, freeSlot 0, waiting list': [
        'api/calls/reading: the padel: 12 €, half hours, two places, consecutive, a waiting list',
      ],
      'User 3030: wellness': ['api/calls/rules: 60 offers, 8 of the yoga studio and 6 of the wellness provider'],
      'At least 300 venues over France': [
        'api/sample-data: are at least 300 in 60 towns, nearly all of them on the map of France',
      ],
      '2,000 events of every type and price case': [
        'api/sample-data: are at least 2,000',
        'api/sample-data: single ones are on the first ten pages in every case of D-price-area',
      ],
      '60 slotted offers that exercise every rule': [
        'api/calls/rules: C-sample-data: each rule is exercised by an offer',
      ],
      'Animations past, next, future': [
        'api/finding/animations: C-sample-data: the first page of each period has every kind, and no two have the same',
        "api/sample-data: have animations that lead to a slotted offer's page",
      ],
      Memberships: ['api/sample-data: have memberships with two or three options each'],
      Replays: [
        'api/finding/replays: C-sample-data: the sample has more than 30 of many providers, and two pages of 8 of user 42',
      ],
      'A year of fitness figures': ['api/fitness/fitness: C-sample-data: a year of fitness figures'],
      Orders: ['api/history/orders: C-sample-data: the orders of the sample'],
      'SAMPLE_SCALE multiplies it': [
        'api/sample-plans: SAMPLE_SCALE multiplies the offers',
        'api/sample-plans: SAMPLE_SCALE multiplies the events',
      ],
    },
  },
};
