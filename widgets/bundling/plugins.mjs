import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import swc from '@swc/core';
import { build } from 'esbuild';
import { answeredImports } from './answered-imports.mjs';
import { compiledMessages } from './compiled-messages.mjs';
import { compiledSources } from './compiled-sources.mjs';
import { cssAsText } from './css-as-text.mjs';
import { leanLibraries } from './lean-libraries.mjs';
import { librariesAnywhere } from './libraries-anywhere.mjs';
import { withoutDocs } from './without-docs.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The names of all widgets: the folders with an element. */
export const widgetNames = readdirSync(new URL('..', import.meta.url)).filter((name) => {
  return !name.includes('.') && readdirSync(new URL(`../${name}`, import.meta.url)).includes('element.ts');
});

/** Returns the plugins that compile our sources for browsers. */
export const plugins = () => [
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
    },
  }),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  librariesAnywhere(),
  leanLibraries(),
  tables(),
  elementImports(),
  compiledSources(),
  commonjs(),
  compiledMessages(),
  withoutDocs(),
];

/**
 * Chunks most of whose functions run at every visit of a calendar or a list of events, or as soon as the browser is
 * idle. The hint makes Chromium compile all functions of a chunk on another thread while it loads, instead of each one
 * on the main thread when it is first called. Other browsers ignore the comment.
 */
const RUN_AT_ONCE = [
  ...['shared', 'booking', 'slotted-calendar'],
  ...['lists', 'event-list', 'offers-list', 'counts'],
  ...['react-dom', 'later', 'calendar-later', 'purchase'],
];
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Minifies the code. The map's engine takes two passes, because most of it comes minified. SWC makes files as small as
 * Terser's in a fifteenth of the time.
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

/**
 * Bundles the attributes of all widgets into `tables.ts`: as modules that the entry shares with the widgets, they would
 * become one more file for each widget.
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

/** Writes an import for each element in place of the one in `index.ts` whose path has a name; throws if that is gone. */
function elementImports() {
  const any = /\(name\) => import\(`\.\/\$\{name\}\/element\.ts`\)/;
  const each = widgetNames.map((name) => `'${name}': () => import('./${name}/element.ts')`).join();
  return {
    name: 'element-imports',
    transform(code, id) {
      if (!id.endsWith('/widgets/index.ts')) return null;
      if (!any.test(code)) throw new Error(`${id} has no import of an element by its name.`);
      return { code: code.replace(any, `(name) => ({ ${each} })[name]()`), map: null };
    },
  };
}
