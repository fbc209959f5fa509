import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createChunks } from './widgets/bundling/chunks.mjs';
import { compressed, createPackaging } from './widgets/bundling/packaging.mjs';
import { minify, plugins } from './widgets/bundling/plugins.mjs';

const folder = 'dist/creneau';

/** The sources of the two small graphs. */
const loaderSources = 'widgets/loader.tsconfig.json';

/** Bytes of gzip -9 that a visitor's browser fetches; of a part, those beyond its widget's files. The build fails above them. */
const budgets = {
  loader: 4_000,
  /** For widgets that are not named here. */
  widget: 106_000,
  'slotted-calendar': 109_800,
  checkout: 121_800,
  'test-card': 5_000,
  'stripe-card': 11_000,
  toaster: 88_600,
  'event-list': 111_900,
  'provider-map': 113_400,
  'map-engine': 300_000,
  'map-worker': 160_000,
  pager: 100_400,
  'animations-slider': 105_600,
  'offers-list': 101_600,
  'order-history': 110_400,
  'replay-list': 102_800,
  'membership-list': 102_600,
  popups: 96_000,
  'provider-card': 99_200,
  search: 103_000,
  'category-list': 99_200,
  'event-details': 113_000,
  'fitness-dashboard': 111_800,
};

/** The first widget of partner pages: its files are named in the loader, those of the others in the module `files`. */
const known = ['slotted-calendar'];

/** Files that a widget asks the loader for when it needs them. */
const parts = {
  'map-engine': { of: 'provider-map', input: 'widgets/provider-map/engine/engine.ts' },
  'test-card': { of: 'checkout', input: 'widgets/checkout/test-card/test-part.tsx' },
  'stripe-card': { of: 'checkout', input: 'widgets/checkout/stripe/stripe-card.tsx' },
};

const widgetNames = readdirSync(new URL('widgets', import.meta.url)).filter((name) => {
  const inside = new URL(`widgets/${name}/`, import.meta.url);
  return !name.includes('.') && readdirSync(inside).includes('element.ts');
});

const { packaged, withFiles, noted, weighed } = createPackaging({ budgets, parts, widgetNames });

const fresh = {
  name: 'fresh',
  buildStart: () => rm(folder, { recursive: true, force: true }),
};

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

export default [
  {
    input: Object.fromEntries([
      ['index', 'widgets/index.ts'],
      ...widgetNames.map((name) => [name, `widgets/${name}/element.ts`]),
      ...Object.entries(parts).map(([name, { input }]) => [name, input]),
    ]),
    plugins: [fresh, ...plugins(), minify(), packaged(), compressed],
    output: {
      dir: folder,
      format: 'es',
      entryFileNames: '[name]-[hash:6].js',
      chunkFileNames: '[name]-[hash:6].js',
      manualChunks: createChunks(
        Object.fromEntries(widgetNames.map((name) => [name, path(`widgets/${name}/element.ts`)])),
      ),
    },
  },
  {
    input: { files: 'widgets/files.ts' },
    plugins: [...plugins(loaderSources), withFiles({ known }), minify(), noted('files'), compressed],
    output: { dir: folder, format: 'es', entryFileNames: '[name]-[hash:6].js' },
  },
  {
    input: 'widgets/creneau.ts',
    plugins: [
      ...plugins(loaderSources),
      withFiles({ names: [...known, 'files'] }),
      {
        name: 'whole-addresses',
        // TypeScript wraps the argument of `import()` in a helper for relative paths; ours is a whole address.
        renderChunk: (code) => code.replace(/import\(__rewriteRelativeImportExtension\((.*?)\)\)/, 'import($1)'),
      },
      minify(),
      weighed('loader'),
      compressed,
    ],
    output: { file: `${folder}/creneau.js`, format: 'iife' },
  },
];
