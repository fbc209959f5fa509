import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const top = fileURLToPath(new URL('../../', import.meta.url));

/** The npm package as `npm publish` would upload it. */
export interface Packed {
  readonly tarball: string;
  /** The folder of the unpacked package, with the content of `node_modules/creneau`. */
  readonly folder: string;
  /** The paths of its files, relative to the folder. */
  readonly files: readonly string[];
  remove(): Promise<void>;
}

/** Packs the built package. */
export async function pack(): Promise<Packed> {
  const place = await mkdtemp(join(tmpdir(), 'creneau-package-'));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', place], {
    cwd: top,
    maxBuffer: 32 * 1024 * 1024,
  });
  const [{ filename }]: [{ readonly filename: string }] = JSON.parse(stdout);
  await run('tar', ['-xzf', filename], { cwd: place });
  const folder = join(place, 'package');
  return {
    tarball: join(place, filename),
    folder,
    files: (await filesIn(folder)).toSorted(),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

/** Returns the paths of the files in a folder and its subfolders, relative to the folder. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((each) => each.isFile())
    .map((each) =>
      join(each.parentPath, each.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** Runs a Node.js program; returns its output and whether it succeeded. */
export async function judged(
  script: string,
  args: readonly string[],
): Promise<{ readonly isGood: boolean; readonly says: string }> {
  try {
    const { stdout } = await run(process.execPath, [script, ...args], { maxBuffer: 32 * 1024 * 1024 });
    return { isGood: true, says: stdout };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    return { isGood: false, says: stdout + stderr };
  }
}

/** Returns the text of a file of the package. */
export const textIn = ({ folder }: Packed, file: string): Promise<string> => readFile(join(folder, file), 'utf8');
