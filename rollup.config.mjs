import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { besideLoader } from './widgets/bundling/beside-loader.mjs';
import { builtFiles } from './widgets/bundling/built-files.mjs';
import { createChunks } from './widgets/bundling/chunks.mjs';
import { codeAsText } from './widgets/bundling/code-as-text.mjs';
import { createNotices } from './widgets/bundling/notices.mjs';
import { compressed, createPackaging, packedTo } from './widgets/bundling/packaging.mjs';
import { minify, plugins, widgetNames } from './widgets/bundling/plugins.mjs';
import { rendererOfStrings, withSheets } from './widgets/bundling/server-bundle.mjs';
import { reactOfHost, withReact } from './widgets/bundling/with-react.mjs';
import { withoutBrowser } from './widgets/bundling/without-browser.mjs';

/** The folder of the build; another one can be set, so that two builds can be compared. */
const dist = process.env.CRENEAU_DIST ?? 'dist';
const folder = `${dist}/creneau`;

/**
 * What partner pages show first, and the parts that follow without a press. The loader knows the files of these names;
 * the module `files` knows all others.
 */
const known = ['slotted-calendar', 'event-list', 'offers-list', 'later', 'calendar-later', 'links'];

/** The workers' code as text. */
const workers = {
  'map-worker': 'widgets/provider-map/engine/map-worker.ts',
  'places-worker': 'widgets/provider-map/places/places-worker.ts',
};

/** Files that a widget asks the loader for when it needs them. */
const parts = {
  links: { of: 'slotted-calendar', input: 'widgets/links.ts' },
  later: { of: 'slotted-calendar', input: 'widgets/later.ts' },
  'calendar-later': { of: 'slotted-calendar', input: 'widgets/slotted-calendar/later.ts' },
  vitals: { of: 'slotted-calendar', input: 'widgets/shared/element/vitals/report-vitals.ts' },
  'take-place': { of: 'order-history', input: 'widgets/order-history/take-place.ts' },
  'map-engine': { of: 'provider-map', input: 'widgets/provider-map/engine/engine.ts' },
  'map-places': { of: 'provider-map', input: 'widgets/provider-map/places/read-places.ts' },
  'map-worker': { of: 'provider-map', input: workers['map-worker'] },
  'places-worker': { of: 'provider-map', input: workers['places-worker'] },
  'test-card': { of: 'checkout', input: 'widgets/checkout/test-card/test-part.tsx' },
  'stripe-card': { of: 'checkout', input: 'widgets/checkout/stripe/stripe-card.tsx' },
};

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const { packaged, withFiles, fileOf, noted, weighed } = createPackaging({ parts, widgetNames, dist });

const { collected, written } = createNotices();
const ofWithReact = createNotices();

/** Source maps are separate files that no built file names: a server names them in the `SourceMap` header. */
const maps = {
  sourcemap: 'hidden',
  /** Makes the path of a library the same wherever the library is installed. */
  sourcemapPathTransform: (path) => path.replace(/^.*\/(?=node_modules\/)/, '../../'),
};

const fresh = {
  name: 'fresh',
  buildStart: () =>
    Promise.all([folder, `${dist}/with-react`].map((each) => rm(each, { recursive: true, force: true }))),
};

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The output of a graph with one file, whose name has the hash of its content. */
const named = { dir: folder, format: 'es', entryFileNames: '[name]-[hash:6].js', ...maps };

const widgetEntries = Object.fromEntries(widgetNames.map((name) => [name, `widgets/${name}/element.ts`]));

const manualChunks = createChunks(
  Object.fromEntries(Object.entries(widgetEntries).map(([name, entry]) => [name, path(entry)])),
  path('widgets/later.ts'),
);

const DOCTOR = 'widgets/doctor/doctor.ts';

export default [
  {
    // The doctor shares no file with the widgets, so that it loads on pages where their files do not.
    input: { doctor: DOCTOR },
    plugins: [fresh, ...plugins(), collected(), minify(), weighed('doctor'), noted('doctor'), compressed],
    output: named,
  },
  {
    input: {
      index: 'widgets/index.ts',
      ...widgetEntries,
      ...Object.fromEntries(Object.entries(parts).map(([name, { input }]) => [name, input])),
    },
    // The files of widgets and the later file also export what other files use of them.
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      builtFiles({ doctor: DOCTOR }, fileOf),
      codeAsText([...plugins(), collected(), minify()]),
      ...plugins(),
      collected(),
      minify(),
      packaged(),
      compressed,
    ],
    output: { ...named, chunkFileNames: '[name]-[hash:6].js', manualChunks },
  },
  {
    // What makes the components of `creneau/react` and `creneau/with-react`.
    input: 'widgets/react/component.ts',
    external: reactOfHost,
    plugins: plugins(),
    output: { file: `${dist}/react/component.js`, format: 'es' },
  },
  {
    // The build for applications. It is not minified, because their bundlers do that.
    input: { index: 'widgets/index.ts', ...widgetEntries },
    external: reactOfHost,
    plugins: [
      builtFiles({ doctor: DOCTOR, ...workers }, fileOf, '../creneau/'),
      ...plugins(),
      ofWithReact.collected(),
      withReact(widgetNames, `${dist}/with-react`),
      ofWithReact.written,
    ],
    output: {
      dir: `${dist}/with-react`,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunk-[name]-[hash:6].js',
      manualChunks,
    },
  },
  {
    // The first views as markup, for servers: one module, which imports nothing.
    input: { index: 'widgets/first-views.ts' },
    plugins: [rendererOfStrings, ...plugins(), withoutBrowser(), collected(), withSheets(packedTo(folder))],
    output: { dir: `${dist}/server`, format: 'es', entryFileNames: '[name].js', inlineDynamicImports: true },
  },
  {
    input: { files: 'widgets/files.ts' },
    plugins: [...plugins(), collected(), withFiles({ known }), minify(), noted('files'), compressed],
    output: named,
  },
  {
    input: 'widgets/release.ts',
    plugins: [...plugins(), collected(), withFiles({ known: [] }), minify(), compressed],
    output: { file: `${folder}/release.js`, format: 'es', ...maps },
  },
  {
    input: 'widgets/creneau.ts',
    plugins: [
      ...plugins(),
      collected(),
      withFiles({ names: [...known, 'files', '*'] }),
      minify(),
      weighed('loader'),
      besideLoader({ dist, version }),
      written,
      compressed,
    ],
    output: { file: `${folder}/creneau.js`, format: 'iife', ...maps },
  },
];
