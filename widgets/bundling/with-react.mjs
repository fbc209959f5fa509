import { writeFile } from 'node:fs/promises';
import { answerTo } from './answered-imports.mjs';

/** Whether an import is of React, which the application provides. */
export const reactOfHost = (source, importer) => /^react(?:-dom)?(?:\/|$)/.test(source) && !answerTo(source, importer);

/**
 * Returns the plugin that makes the modules of `creneau/with-react`, for applications that have React. A widget's
 * module also imports the index, like the widget's module of the npm entry; the types are those of the npm entry.
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
