import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import { integrityOf } from './hashes.mjs';
import { withComponents } from './with-react.mjs';

/** Compresses with gzip -9, as a CDN stores and sends a file. */
const pack = (code) => gzipSync(code, { level: 9 });

/** Compresses with brotli, by default at its highest level. */
const packByBrotli = promisify(brotliCompress);

/**
 * The weight of each entry when it was last kept: what a visitor's browser fetches, in kB of gzip -9. The weight of a
 * part does not include its widget's files.
 */
const KEPT = new URL('weights.json', import.meta.url);

/** An entry may weigh this many times its kept weight before the build fails; smaller differences do not matter. */
const SLACK = 1.015;
/** Any entry may grow by this many kilobytes, since weights are rounded to a tenth of one. */
const SMALLEST_KB = 0.15;

/**
 * Returns a function that weighs an entry against its kept weight, or keeps the weight if CRENEAU_KEEP_WEIGHTS is set.
 */
function createScale(dist) {
  const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
  const lines = [];
  return (name, bytes) => {
    const weight = Math.round(bytes / 100) / 10;
    lines.push(`${name.padEnd(20)} ${weight.toFixed(1)} kB gzip, kept ${kept[name]?.toFixed(1) ?? 'none'}`);
    mkdirSync(dist, { recursive: true });
    writeFileSync(`${dist}/weights.txt`, lines.join('\n'));
    if (process.env.CRENEAU_KEEP_WEIGHTS) {
      kept[name] = weight;
      const sorted = Object.fromEntries(Object.entries(kept).sort(([one], [other]) => one.localeCompare(other)));
      writeFileSync(KEPT, `${JSON.stringify(sorted, null, 2)}\n`);
    } else if (kept[name] === undefined) {
      throw new Error(`${name} has no kept weight: npm run weights:keep keeps it.`);
    } else if (weight > Math.max(kept[name] * SLACK, kept[name] + SMALLEST_KB)) {
      throw new Error(`${name} weighs ${weight} kB; it was ${kept[name]} kB. If that is meant: npm run weights:keep`);
    }
  };
}

/**
 * Creates rollup plugins that pass the names, integrity and weights of built files from one build to the next. `parts`
 * are the files that a widget asks the loader for by name, each with its widget; `dist` is the folder of the build.
 */
export function createPackaging({ parts, widgetNames, dist }) {
  /** `name → [files, each after its imports; the entry's own file is the last]` and `file → integrity`. */
  const files = {};
  const integrity = {};
  /** `name → [what its module exports]`: the built file may export more, which other files use. */
  const exported = {};

  const weigh = createScale(dist);

  /** Returns the files of a widget's whole first load: its own, and the later file, with React's renderer. */
  const wholeOf = (name) => (name ? [...new Set([...files[name], ...files.later])] : []);

  /** Returns the files that every widget needs, each after its imports. */
  const filesOfAll = () =>
    files[widgetNames[0]].filter((file) => widgetNames.every((name) => files[name].includes(file)));

  /** Returns the table `name → [[file, integrity], …]`; `*` names what every widget needs. */
  const tableOf = (names) =>
    Object.fromEntries(
      names.map((name) => [name, (name === '*' ? filesOfAll() : files[name]).map((file) => [file, integrity[file]])]),
    );

  return {
    /** Returns the name of the entry's file, which an earlier graph has built. */
    fileOf: (name) => files[name].at(-1),

    /**
     * Records the files of each entry and their integrity, weighs them, and writes the files
     * of the npm package's `exports`.
     */
    packaged: () => ({
      name: 'packaged',
      async generateBundle(_, bundle) {
        const sizes = {};
        for (const { fileName, code } of chunksOf(bundle)) {
          integrity[fileName] = integrityOf(code);
          sizes[fileName] = pack(code).length;
        }
        const entries = chunksOf(bundle).filter(({ isEntry, name }) => isEntry || parts[name]);
        for (const { name, facadeModuleId } of entries) exported[name] = this.getModuleInfo(facadeModuleId).exports;
        for (const { name, fileName } of entries) files[name] = closureOf(fileName, bundle);
        const sum = (names) => names.reduce((bytes, file) => bytes + sizes[file], 0);
        for (const { name } of entries) {
          if (name === 'index') continue;
          const there = name === 'later' ? files[parts.later.of] : wholeOf(parts[name]?.of);
          weigh(name, sum(wholeOf(name).filter((file) => !there.includes(file))));
        }
        weigh('first-slots', sum(files['slotted-calendar']));
      },
      writeBundle: () => writeEntries(`${dist}/npm`, files, exported, widgetNames),
    }),

    /**
     * Inserts the table of the files of these names, which an earlier graph has built; without names, of all that are
     * not `known`.
     */
    withFiles: ({ names, known = [] }) => ({
      name: 'with-files',
      renderChunk: (code) => {
        const wanted = names ?? Object.keys(files).filter((name) => name !== 'index' && !known.includes(name));
        return { code: code.replace('__CRENEAU_FILES__', JSON.stringify(tableOf(wanted))), map: null };
      },
    }),

    /** Records the only file of a graph under a name. */
    noted: (name) => ({
      name: 'noted',
      generateBundle: (_, bundle) => {
        const [{ fileName, code }] = chunksOf(bundle);
        files[name] = [fileName];
        integrity[fileName] = integrityOf(code);
      },
    }),

    /** Weighs the only file of a graph. */
    weighed: (name) => ({
      name: 'weighed',
      generateBundle: (_, bundle) => weigh(name, pack(chunksOf(bundle)[0].code).length),
    }),
  };
}

/** Writes the modules that the package's `exports` name. */
async function writeEntries(folder, files, exported, widgetNames) {
  await mkdir(folder, { recursive: true });
  const facade = (name) => `export { ${exported[name].join(', ')} } from '../creneau/${files[name].at(-1)}';\n`;
  await writeFile(`${folder}/index.js`, facade('index'));
  // These entries differ from the index in their types only.
  for (const name of ['svelte', 'vue']) await writeFile(`${folder}/${name}.js`, "export * from './index.js';\n");
  await writeFile(
    `${folder}/react.js`,
    withComponents(`export { ${exported.index.join(', ')} } from './index.js';`, widgetNames),
  );
  for (const name of widgetNames) await writeFile(`${folder}/${name}.js`, `import './index.js';\n${facade(name)}`);
}

/** Returns the modules of a graph, without their source maps. */
export function chunksOf(bundle) {
  return Object.values(bundle).filter(({ type }) => type === 'chunk');
}

/**
 * Writes files as a CDN stores them: with a `.br` and a `.gz` beside each, except source maps, which few people fetch.
 */
export const compressed = {
  name: 'compressed',
  async generateBundle(_, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => !fileName.endsWith('.map'));
    const brotli = await Promise.all(files.map(({ code, source = code }) => packByBrotli(source)));
    for (const [index, { fileName, code, source = code }] of files.entries()) {
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: pack(source) });
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli[index] });
    }
  },
};

/** Returns a function that writes a file into a folder, and beside it its compressed forms. */
export const packedTo = (folder) => async (name, text) => {
  await Promise.all([
    writeFile(`${folder}/${name}`, text),
    writeFile(`${folder}/${name}.gz`, pack(text)),
    writeFile(`${folder}/${name}.br`, await packByBrotli(text)),
  ]);
};

/**
 * Returns a file and all that it imports, each after its own imports: the order in which a browser can verify them one
 * by one.
 */
function closureOf(file, bundle, above = []) {
  if (above.includes(file)) throw new Error(`Files that import each other: ${[...above, file].join(' → ')}.`);
  const imported = bundle[file].imports.flatMap((name) => closureOf(name, bundle, [...above, file]));
  return [...new Set([...imported, file])];
}
