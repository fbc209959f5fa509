import { cruise, type IRegularForbiddenRuleType as Rule } from 'dependency-cruiser';

/** The packages that never leave the project, and the only place that imports each (docs/architecture.md, "Who may import whom"). */
export const HOMES: Readonly<Record<string, string>> = {
  react: 'widgets/',
  'react-dom': 'widgets/',
  '@r2wc/react-to-web-component': 'widgets/shared/element/',
  zustand: 'widgets/',
  ky: 'widgets/shared/api/',
  'maplibre-gl': 'widgets/provider-map/',
  supercluster: 'core/map/',
  dayjs: 'core/studio/',
  '@formatjs/intl': 'widgets/shared/view/',
  '@stripe/stripe-js': 'widgets/checkout/',
  'ical.js': 'demo/api/jobs/closures/',
  'ipaddr.js': 'demo/api/jobs/closures/',
  jose: 'demo/api/people/',
  rollup: 'widgets/bundling/',
  '@rollup/plugin-typescript': 'widgets/bundling/',
  vitest: 'test/',
  'happy-dom': 'test/',
};

/** The imports that each part of the project may have; a path belongs to the first part that contains it. */
const PARTS = Object.entries<readonly string[]>({
  'core/': ['core/'],
  'styles/': ['styles/'],
  'widgets/shared/': ['widgets/shared/', 'widgets/tags.ts', 'core/', 'styles/'],
  'widgets/': ['widgets/', 'core/', 'styles/'],
  'demo/api/': ['demo/api/', 'demo/environment', 'demo/kept-file.ts', 'demo/route-kind.ts', 'core/'],
  'demo/pages/content/': ['demo/pages/content/', 'demo/api/', 'core/'],
  'demo/pages/head/': [
    'demo/pages/head/',
    'demo/pages/document.ts',
    'demo/pages/origins.ts',
    'demo/pages/page-path.ts',
    'core/',
  ],
  'demo/pages/': ['core/', 'demo/pages/', 'demo/kept-file.ts', 'demo/route-kind.ts', 'demo/states.ts', 'dist/'],
  'demo/': ['demo/', 'core/', 'widgets/', 'styles/', 'dist/', 'package.json'],
});

/** The rooms of each area, floor by floor from the top: a room imports itself and rooms of lower floors. */
const ROOMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  core: [
    ['checkout', 'pricing', 'studio', 'schedule'],
    ['booking', 'session'],
    ['catalogue', 'payment', 'fitness'],
    ['time'],
    ['money', 'text', 'map', 'paging', 'selling', 'calls.ts'],
  ],
  'widgets/shared': [['selling'], ['element'], ['lists'], ['view'], ['page'], ['api'], ['base']],
  'widgets/checkout': [
    ['element.ts'],
    ['Checkout.tsx'],
    ['view', 'confirmation', 'stripe', 'test-card'],
    ['summary', 'payment', 'wishes'],
    ['store.ts'],
    ['follow.ts'],
    ['till.ts'],
    ['item.ts', 'payments.ts', 'finished.ts'],
    ['runner'],
    ['state.ts'],
    ['provider'],
    ['form', 'attributes.ts', 'messages.ts'],
  ],
  'demo/api': [
    ['app.ts'],
    ['routes', 'services.ts'],
    ['sample-data', 'live'],
    ['orders', 'jobs', 'studio'],
    ['schedule'],
    ['payments', 'waiting'],
    ['booking'],
    ['pricing', 'mail', 'first'],
    ['catalogue', 'idempotency.ts'],
    ['people', 'json-body.ts'],
    ['service-types.ts', 'server-options.ts', 'longest-texts.ts', 'nul.ts'],
    ['ports', 'openapi', 'fitness', 'error-handler.ts', 'fault-hooks.ts', 'replica-hooks.ts', 'validation.ts'],
    ['guess-limit.ts', 'rate-limit.ts', 'sharing.ts'],
    ['schemas', 'database', 'problem.ts'],
    [
      'clock.ts',
      'at-most-every.ts',
      'every.ts',
      'faults.ts',
      'in-thread.ts',
      'in-turn.ts',
      'json-text.ts',
      'logging.ts',
      'once.ts',
      'problem-codes.ts',
      'revalidate.ts',
      'start-error.ts',
      'wall-text.ts',
    ],
  ],
};

/** Files that are fetched after a view is painted, or by no browser, and that may import `react-dom`. */
const AFTER_PAINTING = [
  'widgets/shared/element/react-renderer.ts',
  'widgets/checkout/payment/PaymentForm.tsx',
  'widgets/server/make-view.ts',
];

const SHARED = '^widgets/shared/';
const ELEMENT = '/element\\.ts$';

// Rules are regular expressions over paths, in which `$1` is what the first group of `from` has matched.
const escaped = (path: string) => path.replaceAll('.', '\\.');
const under = (paths: readonly string[]) => `^(?:${paths.map(escaped).join('|')})`;
const packages = (...names: readonly string[]) => `^node_modules/(?:@types/)?(?:${names.map(escaped).join('|')})/`;

/** Returns a rule: no file that `from` describes imports one that `to` describes. */
function forbid(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to };
}

const parts = PARTS.map(([part, mayImport], index) =>
  forbid(
    `what ${part} may import`,
    { path: under([part]), pathNot: PARTS.slice(0, index).map(([earlier]) => under([earlier])) },
    { dependencyTypes: ['local'], pathNot: under(mayImport) },
  ),
);

const rooms = Object.entries(ROOMS).flatMap(([area, floors]) => {
  const room = (...names: readonly string[]) => `^${area}/(?:${names.map(escaped).join('|')})(?:/|$)`;
  return [
    forbid(`the rooms of ${area}`, { path: `^${area}/`, pathNot: room(...floors.flat()) }, {}),
    ...floors.flatMap((floor, index) =>
      floor.map((each) =>
        forbid(
          `the floors below ${area}/${each}`,
          { path: room(each) },
          { path: `^${area}/`, pathNot: room(each, ...floors.slice(index + 1).flat()) },
        ),
      ),
    ),
  ];
});

const homes = Object.entries(HOMES).map(([name, home]) =>
  forbid(`the home of ${name}`, { pathNot: under([home]) }, { path: packages(name) }),
);

const inCore = Object.keys(HOMES).filter((name) => HOMES[name]?.startsWith('core/'));

/** The rules between the layers of a widget: element → main view and `view/` → store, model and other files → messages. */
const layers = [
  forbid(
    'no widget imports another one',
    { path: '^widgets/([^/]+)/', pathNot: SHARED },
    { path: '^widgets/[^/]+/', pathNot: ['^widgets/$1/', SHARED] },
  ),
  forbid(
    'an element is above its widget',
    { path: '^widgets/([^/]+)/', pathNot: [SHARED, ELEMENT] },
    { path: '^widgets/$1/(?:.+/|)element\\.ts$' },
  ),
  forbid(
    'a view is above stores and models',
    { path: '^widgets/([^/]+)/', pathNot: [SHARED, ELEMENT, '\\.tsx$', '/view/'] },
    { path: '^widgets/$1/(?:.+\\.tsx$|(?:.+/|)view/)' },
  ),
  forbid(
    'messages are below their widget',
    { path: '^widgets/([^/]+)/(?:.+/|)messages\\.ts$', pathNot: SHARED },
    { path: '^widgets/$1/', pathNot: '/messages\\.ts$' },
  ),
  // They import `zustand/vanilla`, not `zustand`.
  forbid(
    'stores and models are without React',
    { path: '^widgets/[^/]+/(?:.+/|)(?:store|model)\\.ts$', pathNot: SHARED },
    { path: [packages('react', 'react-dom'), '^node_modules/zustand/(?:esm/|)index', '^widgets/.+\\.tsx$'] },
  ),
];

const forbidden = [
  forbid('every import is found', {}, { couldNotResolve: true }),
  ...parts,
  ...rooms,
  ...homes,
  ...layers,
  forbid('core is pure', { path: '^core/' }, { dependencyTypesNot: ['local'], pathNot: packages(...inCore) }),
  // It is fetched when it is called.
  forbid(
    'the doctor is imported by the two entries',
    { pathNot: '^widgets/(?:doctor/|creneau\\.ts$|index\\.ts$)' },
    { path: '^widgets/doctor/' },
  ),
  // A view is painted before React's renderer has loaded (D-first-view).
  forbid(
    'a painted view is without the renderer',
    { path: '^widgets/', pathNot: under(AFTER_PAINTING) },
    { path: packages('react-dom'), dependencyTypesNot: ['type-only'] },
  ),
];

/** Returns the imports of the code in `top`, types included, that a rule forbids, each as `rule: from → to`. */
export async function forbiddenImports(top: string): Promise<readonly string[]> {
  const { output } = await cruise(['core', 'demo', 'styles', 'widgets'], {
    baseDir: top,
    doNotFollow: { path: ['node_modules', '^dist/', '^test/'] },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'types', 'default'], exportsFields: ['exports'] },
    preserveSymlinks: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
    validate: true,
  });
  if (typeof output === 'string') throw new TypeError(output);
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted();
}
