import { chmod, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { NOTICES, noticesIn } from '../../widgets/bundling/notices.mjs';

const top = fileURLToPath(new URL('../../', import.meta.url));

/** The program as one file without dependencies, part of the npm package. */
export const PROGRAM = `${top}dist/conformance/creneau-conformance.js`;

const { metafile } = await build({
  absWorkingDir: top,
  metafile: true,
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
await writeFile(`${top}dist/conformance/${NOTICES}`, noticesIn(metafile, top));
