import { fileURLToPath } from 'node:url';
import typescript from '@rollup/plugin-typescript';

/** The one program of TypeScript that compiles the sources for all graphs. It checks no types: `npm run check` does. */
const program = typescript({
  tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
  compilerOptions: {
    noEmit: false,
    noCheck: true,
    lib: ['es5'],
    noResolve: true,
    sourceMap: true,
    inlineSources: true,
  },
});

/** The code of TypeScript's message that imports end in `.ts` although code is emitted. */
const IMPORTS_SOURCES = 'TS5096';

let isCompiled = false;

/** Returns the plugin that compiles our sources: the first graph compiles them all, the others take what it compiled. */
export function compiledSources() {
  return {
    name: 'compiled-sources',
    buildStart(options) {
      if (isCompiled) return;
      isCompiled = true;
      // Compiled modules import one another by the names of their sources, which Rollup finds. TypeScript warns of it.
      const warn = (warning) => warning.pluginCode === IMPORTS_SOURCES || this.warn(warning);
      const context = { meta: this.meta, warn, error: this.error };
      program.buildStart.call(context, options);
      program.buildEnd.call(context);
    },
    load: program.load,
  };
}
