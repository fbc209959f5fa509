import { chmod } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const top = fileURLToPath(new URL('../../', import.meta.url));

/** The program as one file without dependencies, part of the npm package. */
export const PROGRAM = `${top}dist/conformance/creneau-conformance.js`;

await build({
  entryPoints: [`${top}demo/conformance/program.ts`],
  outfile: PROGRAM,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  banner: { js: '#!/usr/bin/env node' },
  logLevel: 'warning',
});
await chmod(PROGRAM, 0o755);
