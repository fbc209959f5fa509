import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import swc, { transform } from '@swc/core';
import { build } from 'esbuild';
import { answeredImports } from './answered-imports.mjs';
import { compiledMessages } from './compiled-messages.mjs';
import { cssAsText } from './css-as-text.mjs';
import { fileBeside } from './hashes.mjs';
import { leanLibraries } from './lean-libraries.mjs';
import { librariesAnywhere } from './libraries-anywhere.mjs';
import { worker } from './map-worker.mjs';
import { withoutDocs } from './without-docs.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * Returns the plugins that compile our sources for browsers. `beside` leads from the graph's folder to that of the
 * bundle, where the workers are.
 */
export const plugins = (beside = '') => [
  cssAsText(),
  answeredImports(),
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
      __CRENEAU_MAP_WORKER_FILE__: fileBeside(beside + worker.fileName, worker.integrity),
    },
  }),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  librariesAnywhere(),
  leanLibraries(),
  tables(),
  commonjs(),
  strippedTypes(),
  compiledMessages(),
  withoutDocs(),
];

/**
 * What every visit of a calendar runs at once. Chromium compiles all of its functions while it is loading, on another
 * thread, instead of each at its first call, on the page's; other browsers read a comment.
 */
const RUN_AT_ONCE = ['shared', 'booking', 'slotted-calendar'];
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Minifies; in two passes the map's engine, most of which comes minified. SWC rather than Terser: the same bytes in a
 * fifteenth of the time.
 */
export function minify() {
  return {
    name: 'minify',
    async renderChunk(code, { name }) {
      const compress = { passes: name === 'map-engine' ? 2 : 3, toplevel: true, unsafe_arrows: true };
      const options = { ecma: 2022, module: true, mangle: { toplevel: true }, compress, format: { comments: false } };
      const { code: small, map } = await swc.minify(code, { ...options, sourceMap: true });
      if (!RUN_AT_ONCE.includes(name)) return { code: small, map };
      const { mappings, ...rest } = JSON.parse(map);
      return { code: COMPILE_HINT + small, map: { ...rest, mappings: `;${mappings}` } };
    },
  };
}

/** Compiles a module of ours by itself, in a moment; its types are checked by `tsc`. */
function strippedTypes() {
  return {
    name: 'stripped-types',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const { code: compiled, map } = await transform(code, {
        filename: id,
        swcrc: false,
        configFile: false,
        sourceMaps: true,
        module: { type: 'es6' },
        jsc: {
          parser: { syntax: 'typescript', tsx: id.endsWith('.tsx') },
          transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
          target: 'es2022',
        },
      });
      return { code: compiled, map };
    },
  };
}

/**
 * Puts the attributes of all widgets into `tables.ts` itself: as modules that the entry shares with each widget they
 * would be a file more for every one of them.
 */
function tables() {
  return {
    name: 'tables',
    async load(id) {
      if (!id.endsWith('/widgets/tables.ts')) return null;
      const { outputFiles } = await build({ entryPoints: [id], bundle: true, write: false, format: 'esm' });
      return { code: outputFiles[0].text, map: null };
    },
  };
}
