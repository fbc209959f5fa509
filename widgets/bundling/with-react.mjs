import { writeFile } from 'node:fs/promises';
import { answerTo } from './answered-imports.mjs';

/** Whether a package is React's: the application has it. */
export const reactOfHost = (source, importer) => /^react(?:-dom)?(?:\/|$)/.test(source) && !answerTo(source, importer);

/**
 * Returns the modules of `creneau/with-react`, for applications that have React: a widget's own also opens the page, as
 * those of the npm entry do; types are those of the npm entry.
 */
export function withReact(widgetNames, folder) {
  return {
    name: 'with-react',
    renderChunk: (code, { isEntry, name }) =>
      isEntry && widgetNames.includes(name) ? { code: `import './index.js';${code}`, map: null } : null,
    async writeBundle() {
      const types = (name, from) => writeFile(`${folder}/${name}.d.ts`, `export * from '../npm/${from}.js';\n`);
      await Promise.all([types('index', 'react'), ...widgetNames.map((name) => types(name, name))]);
    },
  };
}
