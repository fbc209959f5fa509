import { importsOf, isCode, type Rule, type Source } from './source.ts';

/** The packages that never leave the project, and the only place that imports each (docs/architecture.md, "Who may import whom"). */
const HOMES: Readonly<Record<string, string>> = {
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
const PARTS: readonly (readonly [part: string, mayImport: readonly string[]])[] = [
  ['core/', ['core/']],
  ['styles/', ['styles/']],
  ['widgets/shared/', ['widgets/shared/', 'widgets/tags.ts', 'core/', 'styles/']],
  ['widgets/', ['widgets/', 'core/', 'styles/']],
  [
    'demo/api/',
    ['demo/api/', 'demo/environment.ts', 'demo/environment/', 'demo/kept-file.ts', 'demo/route-kind.ts', 'core/'],
  ],
  ['demo/pages/content/', ['demo/pages/content/', 'demo/api/', 'core/']],
  [
    'demo/pages/head/',
    ['demo/pages/head/', 'demo/pages/document.ts', 'demo/pages/origins.ts', 'demo/pages/page-path.ts', 'core/'],
  ],
  ['demo/pages/', ['core/', 'demo/pages/', 'demo/kept-file.ts', 'demo/route-kind.ts', 'demo/states.ts', 'dist/']],
  ['demo/', ['demo/', 'core/', 'widgets/', 'styles/', 'dist/', 'package.json']],
];

/**
 * Allowed imports: core → core · styles → styles · widgets → core, styles · demo/api → core · demo/pages → core, the
 * built bundle, and in the room `content` also demo/api.
 */
export const pointsDownwards: Rule = (source) => {
  const [, mayImport] = PARTS.find(([part]) => source.path.startsWith(part)) ?? [];
  if (!mayImport) return [];
  return importsOf(source)
    .filter(({ target }) => target !== null && !mayImport.some((part) => target.startsWith(part)))
    .map(({ target }) => `${source.path} imports ${target}; it may import ${mayImport.join(', ')}`);
};

/** core is pure TypeScript: it imports only the packages whose home it is. */
export const coreNeedsNoPackage: Rule = (source) => {
  if (!source.path.startsWith('core/')) return [];
  return packagesOf(source)
    .filter((name) => !HOMES[name]?.startsWith('core/') || !source.path.startsWith(HOMES[name]))
    .map((name) => `${source.path} imports the package ${name}`);
};

/**
 * widgets/<a>/ never imports widgets/<b>/; `widgets/shared/` and the files directly in `widgets/` belong to no widget.
 */
export const keepsToItsWidget: Rule = (source) => {
  const own = widgetOf(source.path);
  if (!own) return [];
  return importsOf(source)
    .filter(({ target }) => target !== null && (widgetOf(target) ?? own) !== own)
    .map(({ target }) => `${source.path} imports ${target}, a file of another widget`);
};

/** The doctor is fetched when it is called, so only the two entries import it. */
export const leavesDoctorAlone: Rule = (source) => {
  if (/^widgets\/(?:doctor\/|creneau\.ts$|index\.ts$)|^test\//.test(source.path)) return [];
  return importsOf(source)
    .filter(({ target }) => target?.startsWith('widgets/doctor/'))
    .map(({ target }) => `${source.path} imports ${target}, which only the two entries may`);
};

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

export const keepsRoomOrder: Rule = (source) => {
  const own = isCode(source) ? roomOf(source.path) : undefined;
  if (!own) return [];
  if (own.floor < 0) return [`${source.path} is in none of the rooms of ${own.area}`];
  return importsOf(source).flatMap(({ target }) => {
    const other = target === null ? undefined : roomOf(target);
    const isBelow = other?.area !== own.area || other.room === own.room || other.floor > own.floor;
    return isBelow ? [] : [`${source.path} imports ${target}, which is not below it in ${own.area}`];
  });
};

interface Room {
  readonly area: string;
  /** A folder, or a file outside any folder. */
  readonly room: string;
  /** The number of the floor from the top; -1 if the area does not name the room. */
  readonly floor: number;
}

/** Returns the room of a file, in an area that has rooms. */
function roomOf(path: string): Room | undefined {
  const area = Object.keys(ROOMS).find((each) => path.startsWith(`${each}/`));
  if (area === undefined) return undefined;
  const [room = ''] = path.slice(area.length + 1).split('/');
  return { area, room, floor: (ROOMS[area] ?? []).findIndex((floor) => floor.includes(room)) };
}

/** Within a widget: element → view → store, model and other files → messages. */
export const climbsNoLayer: Rule = (source) => {
  const own = widgetOf(source.path);
  if (!own) return [];
  return importsOf(source)
    .filter(({ target }) => target !== null && widgetOf(target) === own && layerOf(target) > layerOf(source.path))
    .map(({ target }) => `${source.path} imports ${target}, which stands above it`);
};

/** A store or a model does not import React: it imports `zustand/vanilla`, not `zustand`, and no module for views. */
export const keepsReactOut: Rule = (source) => {
  if (!widgetOf(source.path) || !/\/(?:store|model)\.ts$/.test(source.path)) return [];
  return importsOf(source)
    .filter(
      ({ specifier, target }) => /^(?:react|react-dom)(?:\/|$)|^zustand$/.test(specifier) || target?.endsWith('.tsx'),
    )
    .map(({ specifier }) => `${source.path} imports ${specifier}`);
};

/** Files that are fetched after a view is painted, or by no browser, and that may import `react-dom`. */
const AFTER_PAINTING = [
  'widgets/shared/element/react-renderer.ts',
  'widgets/checkout/payment/PaymentForm.tsx',
  'widgets/server/make-view.ts',
];

/** A view is painted before React's renderer has loaded (D-first-view), so it may import only types from it. */
export const paintsWithoutRenderer: Rule = ({ path, text }) =>
  path.startsWith('widgets/') && !AFTER_PAINTING.includes(path) && /^import (?!type\b).* from 'react-dom/m.test(text)
    ? [`${path} imports react-dom, for which its view would wait`]
    : [];

/** Returns the packages that no file of their home imports. */
export function packagesNotAtHome(sources: readonly Source[]): readonly string[] {
  const imported = (name: string, home: string) =>
    sources.some((source) => source.path.startsWith(home) && packagesOf(source).includes(name));
  return Object.entries(HOMES).flatMap(([name, home]) => (imported(name, home) ? [] : [name]));
}

/** A package with a home is imported only there; tests may import anything. */
export const keepsLibrariesHome: Rule = (source) => {
  if (!/^(?:core|widgets|styles|demo)\//.test(source.path)) return [];
  return packagesOf(source).flatMap((name) => {
    const home = HOMES[name];
    return home && !source.path.startsWith(home)
      ? [`${source.path} imports ${name}, which only ${home} may import`]
      : [];
  });
};

/** Returns the names of the packages that a file imports: `react-dom` for `react-dom/client`. */
function packagesOf(source: Source): readonly string[] {
  return importsOf(source)
    .filter(({ target }) => target === null)
    .map(({ specifier }) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

function widgetOf(path: string): string | undefined {
  const widget = /^widgets\/([^/]+)\//.exec(path)?.[1];
  return widget === 'shared' ? undefined : widget;
}

/**
 * Returns the layer of a file: 3 for the element, 2 for the main view and `view/`, 0 for messages, 1 for all other
 * files of a widget.
 */
function layerOf(path: string): number {
  if (path.endsWith('/element.ts')) return 3;
  if (path.endsWith('.tsx') || path.includes('/view/')) return 2;
  return path.endsWith('/messages.ts') ? 0 : 1;
}
