import { fileURLToPath } from 'node:url';

/** Imports of libraries that get a module of ours instead. */
const answers = [
  { library: '@r2wc/react-to-web-component', imported: /^react(?:-dom\/client)?$/, answer: 'element/react-root.ts' },
  { library: '@formatjs/intl', imported: /^intl-messageformat$/, answer: 'view/message-format.ts' },
];

/** Returns the path of the module that replaces an import, or null. */
export function answerTo(source, importer = '') {
  const found = answers.find(
    ({ library, imported }) => imported.test(source) && importer.includes(`/node_modules/${library}/`),
  );
  return found ? fileURLToPath(new URL(`../shared/${found.answer}`, import.meta.url)) : null;
}

/** Returns the plugin for Rollup and Vitest. */
export function answeredImports() {
  return { name: 'answered-imports', enforce: 'pre', resolveId: answerTo };
}

/** Returns the plugin for esbuild. */
export function answeredImportsForEsbuild() {
  return {
    name: 'answered-imports',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
        const answer = answerTo(path, importer);
        return answer ? { path: answer } : null;
      });
    },
  };
}
