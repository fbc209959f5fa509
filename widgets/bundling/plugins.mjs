import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { compiledMessages } from './compiled-messages.mjs';
import { cssAsText } from './css-as-text.mjs';
import { worker } from './map-worker.mjs';
import { withoutDocs } from './without-docs.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** What makes a graph of our sources one that browsers run. */
export const plugins = () => [
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
    tsconfig: 'tsconfig.json',
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

const squeezed = (passes) =>
  terser({ ecma: 2022, module: true, compress: { passes, unsafe_arrows: true }, format: { comments: false } });

/** Makes code small; the map's engine, most of which comes as small as it gets, is gone over once. */
export function minify() {
  const [once, thrice] = [squeezed(1), squeezed(3)];
  return {
    name: 'minify',
    renderChunk(code, chunk, ...rest) {
      return (chunk.name === 'map-engine' ? once : thrice).renderChunk.call(this, code, chunk, ...rest);
    },
  };
}
