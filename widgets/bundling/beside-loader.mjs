import { writeFileSync } from 'node:fs';
import { tagIntegrityOf } from './hashes.mjs';
import { chunksOf } from './packaging.mjs';

/**
 * Writes two files beside the loader: its types, and its integrity for script tags that name a version (C-integrity).
 */
export function besideLoader({ dist, version }) {
  return {
    name: 'beside-loader',
    writeBundle(_, bundle) {
      const [{ code }] = chunksOf(bundle);
      // A module that imports the script for its effect gets the type of `window.Creneau`.
      writeFileSync(`${dist}/creneau/creneau.d.ts`, "import type {} from '../npm/index.js';\nexport {};\n");
      writeFileSync(`${dist}/integrity.json`, `${JSON.stringify({ [version]: tagIntegrityOf(code) }, null, 2)}\n`);
    },
  };
}
