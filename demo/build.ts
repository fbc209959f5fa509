import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['core', 'widgets', 'styles', 'rollup.config.mjs', 'package.json', 'tsconfig.json'];
const BUILT = `${top}dist/creneau/creneau.js`;
/** The file with the weight of each entry and its kept weight. */
const WEIGHTS = `${top}dist/weights.txt`;
const REFERENCE = `${top}dist/custom-elements.json`;

/** The error of a build that has failed and has printed the reason. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Sentences for a machine on which only the packages of the server are installed (D-server-install). */
const WITHOUT_TOOLS = {
  built: "The widgets' tools are not installed: the bundle is served as it was built.",
  none: "The widgets' tools are not installed, and there is no build: the API is served, and the pages without widgets.",
};

/**
 * Builds the bundle and the files generated from the elements' definitions, if they are missing or older than
 * their sources. Throws a BuildError.
 */
export async function buildIfNeeded(tell: (sentence: string) => void): Promise<void> {
  if (!hasTools()) return tell(existsSync(BUILT) ? WITHOUT_TOOLS.built : WITHOUT_TOOLS.none);
  const changed = lastChange();
  const work: Promise<void>[] = [];
  if (!isNewer(BUILT, changed)) {
    tell('Building the bundle …');
    work.push(bundle());
  }
  // A separate process: it reads the widgets' sources, which need a loader.
  const writing = ['--import', 'tsx', 'demo/reference/write.ts'];
  if (!isNewer(REFERENCE, changed)) work.push(run(writing, 'The reference could not be written.'));
  await Promise.all(work);
}

function hasTools(): boolean {
  try {
    import.meta.resolve('rollup');
    return true;
  } catch {
    return false;
  }
}

function lastChange(): number {
  return newest(SOURCES.map((name) => `${top}${name}`));
}

async function bundle(): Promise<void> {
  const rollup = fileURLToPath(import.meta.resolve('rollup/dist/bin/rollup'));
  await run([rollup, '--config', 'rollup.config.mjs', '--silent'], 'The bundle could not be built.');
}

function isNewer(file: string, than: number): boolean {
  return existsSync(file) && statSync(file).mtimeMs > than;
}

async function run(args: readonly string[], failure: string): Promise<void> {
  const program = spawn(process.execPath, args, { cwd: top, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => program.on('exit', resolve));
  if (code !== 0) throw new BuildError(failure);
}

/** Returns when any of these files, or any file in these folders, was last changed, in milliseconds since 1970. */
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

/** Runs `npm run build`. */
async function program(): Promise<void> {
  if (!isNewer(BUILT, lastChange())) await bundle();
  console.log(readFileSync(WEIGHTS, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  program().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
