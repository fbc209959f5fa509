import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import swc from '@swc/core';
import { compiledMessages } from './compiled-messages.mjs';
import { cssAsText } from './css-as-text.mjs';
import { worker } from './map-worker.mjs';
import { withoutDocs } from './without-docs.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The plugins that compile our sources for browsers. `tsconfig` names the sources of the graph: the fewer, the faster. */
export const plugins = (tsconfig = 'widgets/tsconfig.json') => [
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
  // Types are checked by `tsc`, once for all graphs.
  typescript({
    tsconfig,
    include: ['core/**/*', 'widgets/**/*', 'styles/**/*'],
    compilerOptions: {
      noCheck: true,
      noEmit: false,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
    },
    noForceEmit: true,
  }),
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
      return { code: (await swc.minify(code, options)).code, map: null };
    },
  };
}
