import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['core', 'widgets', 'styles', 'rollup.config.mjs', 'package.json', 'tsconfig.json'];
const BUILT = `${top}dist/creneau/creneau.js`;

/** Builds the bundle where it is not there or older than its sources. Rejects with a sentence when the build fails. */
export async function buildIfNeeded(): Promise<void> {
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs > newest(SOURCES.map((name) => `${top}${name}`))) return;
  console.log('Building the bundle …');
  const rollup = fileURLToPath(import.meta.resolve('rollup/dist/bin/rollup'));
  const build = spawn(process.execPath, [rollup, '--config', 'rollup.config.mjs', '--silent'], {
    cwd: top,
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve) => build.on('exit', resolve));
  if (code !== 0) throw Object.assign(new Error('The bundle could not be built.'), { code: 'BUILD_FAILED' });
}

/** The last change of any of the files, or of what lies in the folders, in milliseconds. */
function newest(paths: readonly string[]): number {
  return Math.max(
    0,
    ...paths.map((path) => {
      const found = statSync(path);
      if (!found.isDirectory()) return found.mtimeMs;
      return newest(readdirSync(path).map((name) => `${path}/${name}`));
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildIfNeeded().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
