import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import swc from '@swc/core';
import { answeredImports } from './answered-imports.mjs';
import { compiledMessages } from './compiled-messages.mjs';
import { cssAsText } from './css-as-text.mjs';
import { fileBeside } from './hashes.mjs';
import { leanLibraries } from './lean-libraries.mjs';
import { librariesAnywhere } from './libraries-anywhere.mjs';
import { worker } from './map-worker.mjs';
import { strippedTypes } from './stripped-types.mjs';
import { tables } from './tables.mjs';
import { withoutDocs } from './without-docs.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The plugins that compile our sources for browsers. `beside` leads from the graph's folder to that of the bundle, where the workers are. */
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
      return { code: small, map };
    },
  };
}
