import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { integrityOf } from './hashes.mjs';
import { worker } from './map-worker.mjs';

/** gzip -9, as a CDN stores and sends a file. */
const pack = (code) => gzipSync(code, { level: 9 });

/**
 * Plugins that pass the names, integrity and weights of built files from graph to graph. `parts` are files that a widget
 * asks the loader for by name, each with its widget; `budgets` are bytes of gzip, above which the build fails.
 */
export function createPackaging({ budgets, parts, widgetNames }) {
  /** `name → [files, each after those that it imports; the entry's own last]` and `file → integrity`. */
  const files = {};
  const integrity = {};

  const weights = [];

  function weigh(name, bytes) {
    const budget = budgets[name] ?? (widgetNames.includes(name) ? budgets.widget : undefined);
    weights.push(`${name.padEnd(20)} ${(bytes / 1000).toFixed(1)} kB gzip${budget ? ` of ${budget / 1000}` : ''}`);
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/weights.txt', weights.join('\n'));
    if (!budget) throw new Error(`${name} has no budget: name one in rollup.config.mjs.`);
    if (bytes > budget) throw new Error(`${name} weighs ${bytes} bytes; its budget is ${budget}.`);
  }

  /** `name → [[file, integrity], …]` */
  const tableOf = (names) =>
    Object.fromEntries(names.map((name) => [name, files[name].map((file) => [file, integrity[file]])]));

  return {
    /** Records the files of each entry and their integrity, weighs them, and writes the files of the npm package's `exports`. */
    packaged: () => ({
      name: 'packaged',
      async generateBundle(_, bundle) {
        const size = (file) => pack(bundle[file].code).length;
        for (const chunk of Object.values(bundle)) integrity[chunk.fileName] = integrityOf(chunk.code);
        const entries = Object.values(bundle).filter(({ isEntry }) => isEntry);
        for (const { name, fileName } of entries) files[name] = closureOf(fileName, bundle);
        for (const { name } of entries) {
          if (name === 'index') continue;
          const there = files[parts[name]?.of] ?? [];
          const added = files[name].filter((file) => !there.includes(file));
          weigh(
            name,
            added.reduce((sum, file) => sum + size(file), 0),
          );
        }
        weigh('map-worker', pack(worker.code).length);
        this.emitFile({ type: 'asset', fileName: worker.fileName, source: worker.code });
      },
      async writeBundle() {
        await mkdir('dist/npm', { recursive: true });
        const facade = (name) => `export * from '../creneau/${files[name].at(-1)}';\n`;
        await writeFile('dist/npm/index.js', facade('index'));
        // They differ from the index in their types only.
        for (const name of ['react', 'vue']) await writeFile(`dist/npm/${name}.js`, "export * from './index.js';\n");
        for (const name of widgetNames) await writeFile(`dist/npm/${name}.js`, `import './index.js';\n${facade(name)}`);
      },
    }),

    /** Inserts the files of these names, which an earlier graph has built; without names, those of all that are not `known`. */
    withFiles: ({ names, known = [] }) => ({
      name: 'with-files',
      renderChunk: (code) => {
        const wanted = names ?? Object.keys(files).filter((name) => name !== 'index' && !known.includes(name));
        return code.replace('__CRENEAU_FILES__', JSON.stringify(tableOf(wanted)));
      },
    }),

    /** Records the one file of a graph under a name. */
    noted: (name) => ({
      name: 'noted',
      generateBundle: (_, bundle) => {
        const [{ fileName, code }] = Object.values(bundle);
        files[name] = [fileName];
        integrity[fileName] = integrityOf(code);
      },
    }),

    /** Weighs the one file of a graph. */
    weighed: (name) => ({
      name: 'weighed',
      generateBundle: (_, bundle) => weigh(name, pack(Object.values(bundle)[0].code).length),
    }),
  };
}

/** The files as a CDN stores them: a `.gz` beside each. */
export const compressed = {
  name: 'compressed',
  generateBundle(_, bundle) {
    for (const { fileName, code, source = code } of Object.values(bundle)) {
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: pack(source) });
    }
  },
};

/** A file and all that it imports, each after its own imports: the order in which a browser can verify them one by one. */
function closureOf(file, bundle, above = []) {
  if (above.includes(file)) throw new Error(`Files that import each other: ${[...above, file].join(' → ')}.`);
  const imported = bundle[file].imports.flatMap((name) => closureOf(name, bundle, [...above, file]));
  return [...new Set([...imported, file])];
}
