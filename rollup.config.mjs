import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parse as parseMessage } from '@formatjs/icu-messageformat-parser';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'lightningcss';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const folder = 'dist/creneau';

/** gzip -9 in bytes: what a visitor's browser fetches; for a part of a widget, beyond that widget's files. The build fails above it. */
const budgets = {
  loader: 2500,
  'slotted-calendar': 106_000,
  checkout: 114_000,
  'test-card': 4000,
  'stripe-card': 8000,
  toaster: 97_000,
  'event-list': 110_000,
  'provider-map': 118_000,
  'map-engine': 300_000,
  'map-worker': 160_000,
  pager: 106_000,
  'animations-slider': 110_000,
  'offers-list': 106_000,
  'provider-card': 105_000,
  search: 106_000,
  'category-list': 105_000,
};

/** Chrome 111, Safari 16.4, Firefox 128 as lightningcss counts them: major << 16 | minor << 8. */
const browsers = { chrome: 111 << 16, edge: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 128 << 16 };

/** Leaves out the rules of maplibre's own controls, which no map of ours has: their icons are most of its sheet. */
const withoutControls = {
  Rule: {
    style: ({ value: { selectors } }) => {
      const isOfControl = ({ type, name }) => type === 'class' && name.startsWith('maplibregl-ctrl');
      return selectors.every((selector) => selector.some(isOfControl)) ? [] : undefined;
    },
  },
};

/** A `.css` file imported as the text of a sheet, lowered for the browsers of the contract and made small. */
export function cssAsText() {
  return {
    name: 'css-as-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer) return null;
      const isOurs = source.startsWith('.');
      return `${fileURLToPath(isOurs ? new URL(source, pathToFileURL(importer)) : import.meta.resolve(source))}?text`;
    },
    async load(id) {
      if (!id.endsWith('.css?text')) return null;
      const filename = id.slice(0, -'?text'.length);
      const { code } = transform({
        filename,
        code: await readFile(filename),
        minify: true,
        targets: browsers,
        ...(filename.endsWith('/maplibre-gl.css') && { visitor: withoutControls }),
      });
      return `export default ${JSON.stringify(code.toString())};`;
    },
  };
}

/** Texts in `messages.ts` with more than names to fill in become syntax trees, so that no parser is shipped. */
function compiledMessages() {
  return {
    name: 'compiled-messages',
    transform(code, id) {
      if (!id.endsWith('/messages.ts')) return null;
      const edits = [];
      visit(this.parse(code), (node) => {
        if (node.type === 'Property' && typeof node.value.value === 'string' && /{\w+,/.test(node.value.value)) {
          edits.push(node.value);
        }
      });
      let compiled = code;
      for (const { start, end, value } of edits.sort((a, b) => b.start - a.start)) {
        const tree = JSON.stringify(parseMessage(value, { captureLocation: false }));
        compiled = compiled.slice(0, start) + tree + compiled.slice(end);
      }
      return { code: compiled, map: null };
    },
  };
}

function visit(node, see) {
  if (!node || typeof node.type !== 'string') return;
  see(node);
  for (const child of Object.values(node).flat()) if (child && typeof child === 'object') visit(child, see);
}

/** A name with the hash of what is in it. */
const hashed = (name, code) => `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 6)}.js`;

/** What the map's engine starts as a worker: a file by itself, without the name of a source map that is not served. */
const workerCode = readFileSync(
  fileURLToPath(import.meta.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs')),
  'utf8',
).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
const worker = { fileName: hashed('map-worker', workerCode), integrity: integrityOf(workerCode) };

const plugins = () => [
  cssAsText(),
  {
    name: 'messages-without-parser',
    resolveId: (source) =>
      source === '@formatjs/icu-messageformat-parser'
        ? fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'))
        : null,
  },
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      __CRENEAU_VERSION__: JSON.stringify(version),
      __CRENEAU_MAP_WORKER__: JSON.stringify([worker.fileName, worker.integrity]),
    },
  }),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  typescript({
    tsconfig: 'tsconfig.json',
    include: ['core/**/*', 'widgets/**/*', 'styles/**/*'],
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false, rewriteRelativeImportExtensions: true },
    noForceEmit: true,
  }),
  compiledMessages(),
];

const minify = () =>
  terser({ ecma: 2022, module: true, compress: { passes: 3, unsafe_arrows: true }, format: { comments: false } });

/** `name → [own file, …files it imports]` and `file → integrity`, kept between the graphs. */
const files = {};
const integrity = {};

/** What is first on partner pages: the loader knows its files by itself. Those of the others are in a module of its own. */
const known = ['slotted-calendar'];

/** What a widget asks the loader for when it needs it: no widget itself. */
const parts = {
  'map-engine': { of: 'provider-map', input: 'widgets/provider-map/engine/engine.ts' },
  'test-card': { of: 'checkout', input: 'widgets/checkout/test-card/test-part.tsx' },
  'stripe-card': { of: 'checkout', input: 'widgets/checkout/stripe/stripe-card.tsx' },
};

const widgetNames = readdirSync(new URL('widgets', import.meta.url)).filter((name) => {
  const inside = new URL(`widgets/${name}/`, import.meta.url);
  return !name.includes('.') && readdirSync(inside).includes('element.ts');
});

/** Notes each entry's files and what is in them, weighs them, and writes what the npm package's `exports` point to. */
function packaged() {
  return {
    name: 'packaged',
    async generateBundle(_, bundle) {
      const size = (file) => gzipSync(bundle[file].code, { level: 9 }).length;
      for (const chunk of Object.values(bundle)) {
        integrity[chunk.fileName] = integrityOf(chunk.code);
      }
      const entries = Object.values(bundle).filter(({ isEntry }) => isEntry);
      for (const { name, fileName } of entries) files[name] = [...closureOf(fileName, bundle)];
      for (const { name } of entries) {
        const there = files[parts[name]?.of] ?? [];
        const added = files[name].filter((file) => !there.includes(file));
        weigh(
          name,
          added.reduce((sum, file) => sum + size(file), 0),
        );
      }
      weigh('map-worker', gzipSync(workerCode, { level: 9 }).length);
      this.emitFile({ type: 'asset', fileName: worker.fileName, source: workerCode });
    },
    async writeBundle() {
      await mkdir('dist/npm', { recursive: true });
      const facade = (name) => `export * from '../creneau/${files[name][0]}';\n`;
      await writeFile('dist/npm/index.js', facade('index'));
      for (const name of widgetNames) await writeFile(`dist/npm/${name}.js`, `import './index.js';\n${facade(name)}`);
    },
  };
}

function closureOf(file, bundle, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of bundle[file].imports) closureOf(imported, bundle, seen);
  return seen;
}

function weigh(name, bytes) {
  const budget = budgets[name];
  console.log(`${name.padEnd(20)} ${(bytes / 1000).toFixed(1)} kB gzip${budget ? ` of ${budget / 1000}` : ''}`);
  if (budget && bytes > budget) throw new Error(`${name} weighs ${bytes} bytes; its budget is ${budget}.`);
}

/** The files as a CDN stores them: a `.gz` beside each. */
const compressed = {
  name: 'compressed',
  generateBundle(_, bundle) {
    for (const { fileName, code, source = code } of Object.values(bundle)) {
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
    }
  },
};

/** Puts in the files of these names, which an earlier graph has built. */
const withFiles = (names) => ({
  name: 'with-files',
  renderChunk: (code) => code.replace('__CRENEAU_FILES__', JSON.stringify(tableOf(names()))),
});

const fresh = {
  name: 'fresh',
  buildStart: () => rm(folder, { recursive: true, force: true }),
};

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
      manualChunks: (id) => {
        if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
        // What only buyers, and only the map, ask of the API goes with what asks it.
        if (/widgets\/shared\/api\/(gift|hold|item|map|map-fields|order|payment|quote|waiting)\.ts$/.test(id))
          return null;
        // What the event list and a map know of each other goes with them.
        if (/widgets\/shared\/lists\/(fixed-query|followed-list|list-on-page)\.ts$/.test(id)) return null;
        // What only some ask of the browser and the page goes with them.
        if (/widgets\/shared\/(consent|trusted-script)\.ts$/.test(id)) return null;
        // What lists show and ask goes with the lists.
        if (
          /widgets\/shared\/(lists\/|api\/(animation|categories|catalogue-fields|event|names|page|search|user)\.ts$)/.test(
            id,
          )
        ) {
          return 'lists';
        }
        return /widgets\/shared\/|core\/(time\/|text\/truncate)/.test(id) ? 'shared' : null;
      },
    },
  },
  {
    input: { files: 'widgets/files.ts' },
    plugins: [
      ...plugins(),
      withFiles(() => Object.keys(files).filter((name) => name !== 'index' && !known.includes(name))),
      minify(),
      {
        name: 'known-to-the-loader',
        generateBundle: (_, bundle) => {
          const [{ fileName, code }] = Object.values(bundle);
          files.files = [fileName];
          integrity[fileName] = integrityOf(code);
        },
      },
      compressed,
    ],
    output: { dir: folder, format: 'es', entryFileNames: '[name]-[hash:6].js' },
  },
  {
    input: 'widgets/creneau.ts',
    plugins: [
      ...plugins(),
      withFiles(() => [...known, 'files']),
      {
        name: 'whole-addresses',
        // TypeScript wraps the argument of `import()` in a helper for relative paths; ours is a whole address.
        renderChunk: (code) => code.replace(/import\(__rewriteRelativeImportExtension\((.*?)\)\)/, 'import($1)'),
      },
      minify(),
      {
        name: 'weigh-loader',
        generateBundle: (_, bundle) => weigh('loader', gzipSync(bundle['creneau.js'].code, { level: 9 }).length),
      },
      compressed,
    ],
    output: { file: `${folder}/creneau.js`, format: 'iife' },
  },
];

/** `name → [[file, integrity], …]` */
function tableOf(names) {
  return Object.fromEntries(names.map((name) => [name, files[name].map((file) => [file, integrity[file]])]));
}

function integrityOf(code) {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
