import { writeFile } from 'node:fs/promises';
import { answerTo } from './answered-imports.mjs';

/** Whether an import is of React, which the application provides. */
export const reactOfHost = (source, importer) => /^react(?:-dom)?(?:\/|$)/.test(source) && !answerTo(source, importer);

/**
 * Returns the code of an entry with the React components of all elements. Next.js accepts only named exports in a module
 * of the client.
 */
export function withComponents(code, widgetNames) {
  const nameOf = (name) => `Creneau${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`;
  const lines = widgetNames.map((name) => `export const ${nameOf(name)} = /* @__PURE__ */ component('${name}');\n`);
  return `'use client';\nimport { component } from '../react/component.js';\n${code}\n${lines.join('')}`;
}

/**
 * Returns the plugin that makes the modules of `creneau/with-react`, for applications that have React. A widget's
 * module also imports the index, like the widget's module of the npm entry; the types are those of the npm entry.
 */
export function withReact(widgetNames, folder) {
  return {
    name: 'with-react',
    renderChunk(code, { isEntry, name }) {
      if (name === 'index' && isEntry) return { code: withComponents(code, widgetNames), map: null };
      return isEntry && widgetNames.includes(name) ? { code: `import './index.js';${code}`, map: null } : null;
    },
    async writeBundle() {
      const types = (name, from) => writeFile(`${folder}/${name}.d.ts`, `export * from '../npm/${from}.js';\n`);
      await Promise.all([types('index', 'react'), ...widgetNames.map((name) => types(name, name))]);
    },
  };
}
