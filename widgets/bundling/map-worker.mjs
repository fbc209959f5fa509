import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashed, integrityOf } from './hashes.mjs';

/** What the map's engine starts as a worker: a file by itself, without the name of a source map that is not served. */
const code = readFileSync(
  fileURLToPath(import.meta.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs')),
  'utf8',
).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');

export const worker = { code, fileName: hashed('map-worker', code), integrity: integrityOf(code) };
