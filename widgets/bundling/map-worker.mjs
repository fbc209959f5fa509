import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashed, integrityOf } from './hashes.mjs';

/**
 * The worker of the map's engine: a separate file, without the comment that names its source map, which is not served.
 */
const code = readFileSync(
  fileURLToPath(import.meta.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs')),
  'utf8',
).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');

export const worker = { code, fileName: hashed('map-worker', code), integrity: integrityOf(code) };
