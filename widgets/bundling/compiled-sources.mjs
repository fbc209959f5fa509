import { fileURLToPath } from 'node:url';
import typescript from '@rollup/plugin-typescript';

/** The one program of TypeScript that compiles the sources for all graphs. It checks no types: `npm run check` does. */
const program = typescript({
  tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
  compilerOptions: {
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    noCheck: true,
    lib: ['es5'],
    noResolve: true,
    sourceMap: true,
    inlineSources: true,
  },
});

let isCompiled = false;

/** Returns the plugin that compiles our sources: the first graph compiles them all, the others take what it compiled. */
export function compiledSources() {
  return {
    name: 'compiled-sources',
    buildStart(options) {
      if (isCompiled) return;
      isCompiled = true;
      program.buildStart.call(this, options);
      program.buildEnd.call(this);
    },
    load: program.load,
  };
}
