import { fileURLToPath } from 'node:url';

/** What `@r2wc/react-to-web-component` imports of React. */
const imported = /^react(?:-dom\/client)?$/;

const own = fileURLToPath(new URL('../shared/element/react-root.ts', import.meta.url));

/** Whether the package asks for React: `react-root.ts` answers both of its imports. */
export const isReactOfR2wc = (source, importer = '') =>
  imported.test(source) && importer.includes('/node_modules/@r2wc/react-to-web-component/');

/** Gives the package our `createRoot`, in Rollup and Vitest. */
export function reactOfR2wc() {
  return {
    name: 'react-of-r2wc',
    enforce: 'pre',
    resolveId: (source, importer) => (isReactOfR2wc(source, importer) ? own : null),
  };
}

/** The same for esbuild. */
export function reactOfR2wcForEsbuild() {
  return {
    name: 'react-of-r2wc',
    setup(build) {
      build.onResolve({ filter: imported }, ({ path, importer }) =>
        isReactOfR2wc(path, importer) ? { path: own } : null,
      );
    },
  };
}
