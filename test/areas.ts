/** What belongs together: a change of these sources runs these long suites, and the states of their elements. */
export interface Area {
  /** Folders and files, from the top. */
  readonly sources: readonly string[];
  /** Folders and files of long suites, from `test/`. */
  readonly suites: readonly string[];
}

/** Suites that go through the states of demo/states.ts: all of them, or those of the elements in `ELEMENTS`. */
export const CATALOGUE: readonly string[] = [
  'browser/long/states.test.ts',
  'browser/long/made-states.test.ts',
  'browser/long/painted-states.test.ts',
  'browser/long/translated-states.test.ts',
  'browser/trees/trees.test.ts',
  'browser/long/remounts.test.ts',
];

/** A change of these runs everything. */
export const EVERYTHING: readonly string[] = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'test/fixtures',
  'test/areas.ts',
  'test/playwright.config.ts',
  'test/vitest.config.ts',
  'widgets/shared/api',
  'widgets/shared/base',
  'widgets/shared/view',
  'styles',
];

/** A change of these runs no long suite: `npm test` shows it, or a command of its own. */
export const NOTHING: readonly string[] = [
  '.ci',
  '.gitignore',
  '.biome.jsonc',
  '.npmrc',
  'CHANGELOG.md',
  'LICENSE',
  'findings',
  'test/architecture',
  'test/bench',
  'test/core',
  'test/engines',
  'test/flaky.ts',
  'test/hosts',
  'test/mutation',
  'test/one.ts',
  'test/run.ts',
  'test/runner',
];

export const AREAS: Readonly<Record<string, Area>> = {
  calendar: {
    sources: ['widgets/slotted-calendar', 'core/booking', 'core/time'],
    suites: ['browser/calendar', 'browser/keyboard/booking.test.ts', 'widgets/slotted-calendar'],
  },
  calendars: {
    sources: [
      'core/booking/calendar-file.ts',
      'core/booking/changed-calendar.ts',
      'core/booking/order-calendar.ts',
      'core/time',
      'demo/api/mail',
    ],
    suites: ['api/mail'],
  },
  checkout: {
    sources: [
      'widgets/checkout',
      'widgets/shared/selling',
      'core/selling',
      'core/checkout',
      'core/payment',
      'demo/api/booking',
      'demo/api/orders',
      'demo/api/payments',
      'demo/api/ports',
      'demo/api/waiting',
    ],
    suites: [
      'api/races',
      'api/stripe',
      'browser/buying',
      'browser/doors/return-address.test.ts',
      'browser/keyboard/paying.test.ts',
      'browser/whole-path.test.ts',
    ],
  },
  lists: {
    sources: [
      'core/catalogue',
      'core/paging',
      'core/text',
      'widgets/animations-slider',
      'widgets/category-list',
      'widgets/event-details',
      'widgets/event-list',
      'widgets/membership-list',
      'widgets/offers-list',
      'widgets/pager',
      'widgets/popups',
      'widgets/provider-card',
      'widgets/search',
      'widgets/shared/lists',
    ],
    suites: ['browser/finding', 'browser/keyboard/finding.test.ts'],
  },
  map: {
    sources: ['widgets/provider-map', 'core/map'],
    suites: ['browser/map'],
  },
  page: {
    sources: [
      'core/session',
      'rollup.config.mjs',
      'widgets/bundling',
      'widgets/creneau.ts',
      'widgets/fetch-ahead.ts',
      'widgets/files.ts',
      'widgets/first-calls.ts',
      'widgets/first-views.ts',
      'widgets/index.ts',
      'widgets/later.ts',
      'widgets/links.ts',
      'widgets/loader',
      'widgets/react',
      'widgets/release.ts',
      'widgets/server',
      'widgets/shared/element',
      'widgets/shared/page',
      'widgets/tables.ts',
      'widgets/tags.ts',
      'widgets/tsconfig.json',
      'widgets/unknown-name.ts',
      'widgets/warn-of-listeners.ts',
      'demo/release',
    ],
    suites: [
      'api/release',
      'browser/backends',
      'browser/boundary',
      'browser/doors',
      'browser/loader',
      'browser/long/a-long-day.test.ts',
      'browser/long/made-states.test.ts',
      'browser/long/painted-states.test.ts',
      'browser/long/remounts.test.ts',
      'widgets/shared',
    ],
  },
  toasts: {
    sources: ['widgets/toaster'],
    suites: [
      'browser/calendar/toasts.test.ts',
      'browser/keyboard/page.test.ts',
      'browser/long/toasters.test.ts',
      'browser/toaster',
    ],
  },
  people: {
    sources: [
      'core/fitness',
      'demo/api/fitness',
      'widgets/fitness-dashboard',
      'widgets/order-history',
      'widgets/replay-list',
      'widgets/studio-day',
      'demo/videos',
    ],
    suites: ['browser/fitness', 'browser/history', 'browser/replays', 'browser/studio'],
  },
  rules: {
    sources: [
      'core/booking',
      'core/money',
      'core/pricing',
      'core/tsconfig.json',
      'demo/api/booking',
      'demo/api/pricing',
    ],
    suites: ['api/agreement.test.ts'],
  },
  api: {
    sources: ['demo/api', 'demo/conformance', 'demo/environment', 'demo/environment.ts'],
    suites: ['api/conformance', 'api/edge', 'browser/backends'],
  },
  studio: {
    sources: ['core/schedule', 'core/studio', 'demo/api/schedule', 'demo/api/studio', 'demo/people', 'demo/studio'],
    suites: ['api/schedule', 'api/studio'],
  },
  database: {
    sources: ['demo/api/catalogue', 'demo/api/database', 'demo/api/people', 'demo/api/sample-data'],
    suites: ['api/database', 'api/finding', 'api/edge', 'api/doors', 'api/operating'],
  },
  processes: {
    sources: [
      'demo/api/jobs',
      'demo/api/mail',
      'demo/api/ports',
      'demo/listen.ts',
      'demo/operating',
      'demo/outbox',
      'demo/server.ts',
      'demo/start.ts',
    ],
    suites: ['api/doors', 'api/operating', 'api/process', 'browser/buying/dying.test.ts'],
  },
  pages: {
    sources: [
      'demo/pages',
      'demo/build.ts',
      'demo/bundle.ts',
      'demo/content-etags.ts',
      'demo/kept-file.ts',
      'demo/route-kind.ts',
      'demo/tsconfig.json',
    ],
    suites: [
      'api/pages',
      'browser/finding/before-script.test.ts',
      'browser/finding/pages.test.ts',
      'browser/history',
      'browser/keyboard/page.test.ts',
      'browser/long/whole-pages.test.ts',
    ],
  },
  qa: {
    sources: ['demo/pages/qa', 'demo/states', 'demo/states.ts', 'widgets/doctor'],
    suites: ['browser/doctor', 'browser/qa', 'browser/api-failures.test.ts'],
  },
  frameworks: {
    sources: ['demo/reference', 'widgets/bundling', 'widgets/index.ts', 'widgets/react'],
    suites: ['frameworks'],
  },
  package: {
    sources: ['README.md', 'demo/package.json', 'demo/reference', 'docs'],
    suites: ['fixtures/browser', 'fixtures/reference', 'package'],
  },
  tiles: { sources: ['demo/tiles'], suites: ['api/tiles.test.ts', 'api/tile-names.test.ts'] },
};
