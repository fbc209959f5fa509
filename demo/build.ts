import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['core', 'widgets', 'styles', 'rollup.config.mjs', 'package.json', 'tsconfig.json'];
const BUILT = `${top}dist/creneau/creneau.js`;
const REFERENCE = `${top}dist/custom-elements.json`;

/** Builds the bundle, and writes what is generated from the elements' definitions, where they are not there or older than their sources. */
export async function buildIfNeeded(): Promise<void> {
  await bundleIfNeeded();
  if (isNewer(REFERENCE, statSync(BUILT).mtimeMs)) return;
  // A process of its own: it reads the widgets' sources, which need a loader.
  await run(['--import', 'tsx', 'demo/reference/write.ts'], 'The reference could not be written.');
}

/** Builds the bundle where it is not there or older than its sources. Rejects with a sentence when the build fails. */
async function bundleIfNeeded(): Promise<void> {
  if (isNewer(BUILT, newest(SOURCES.map((name) => `${top}${name}`)))) return;
  console.log('Building the bundle …');
  const rollup = fileURLToPath(import.meta.resolve('rollup/dist/bin/rollup'));
  await run([rollup, '--config', 'rollup.config.mjs', '--silent'], 'The bundle could not be built.');
}

function isNewer(file: string, than: number): boolean {
  return existsSync(file) && statSync(file).mtimeMs > than;
}

async function run(args: readonly string[], failure: string): Promise<void> {
  const program = spawn(process.execPath, args, { cwd: top, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => program.on('exit', resolve));
  if (code !== 0) throw Object.assign(new Error(failure), { code: 'BUILD_FAILED' });
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
  bundleIfNeeded().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
