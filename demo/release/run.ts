import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BuildError, buildIfNeeded } from '../build.ts';
import { addRelease } from './add.ts';
import { pruneReleases } from './prune.ts';
import { ReleaseError } from './release-error.ts';

const USAGE = 'Write: npm run release -- <folder> [--prune <days>] [--dry-run]';

const top = new URL('../../', import.meta.url);

interface Wishes {
  readonly folder: string;
  /** The age in days after which replaced versions are pruned; null prunes nothing. */
  readonly days: number | null;
  readonly isDry: boolean;
}

/** Runs `npm run release` (D-release). */
async function main(): Promise<void> {
  const { folder, days, isDry } = wishesOf(process.argv.slice(2));
  await buildIfNeeded(console.log);
  const { version } = JSON.parse(readFileSync(new URL('package.json', top), 'utf8')) as { readonly version: string };
  const build = { folder: fileURLToPath(new URL('dist/creneau/', top)), version };
  const now = Date.now();
  const { written, isNewest } = addRelease(folder, build, { now, isDry });
  const verb = isDry ? 'would be' : 'was';
  if (written === 0) console.log(`${version} is in ${folder} already.`);
  else console.log(`${version} ${verb} added to ${folder}: ${filesOf(written)}.`);
  if (!isNewest) console.log('A higher version is there: pages that name no exact version keep getting that one.');
  if (days === null) return;
  const pruned = pruneReleases(folder, { days, now, isDry });
  if (pruned.versions.length === 0)
    console.log(`Nothing to prune: no version was followed more than ${days} days ago.`);
  else
    console.log(
      `${pruned.versions.join(', ')} ${isDry ? 'would be' : 'were'} removed, with ${filesOf(pruned.files)} that no other version has.`,
    );
}

function wishesOf(args: string[]): Wishes {
  const { values, positionals } = parsed(args);
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new ReleaseError(`Name one folder. ${USAGE}`);
  const { prune } = values;
  if (prune !== undefined && !/^\d{1,5}$/.test(prune)) {
    throw new ReleaseError(`--prune is "${prune}", but it must be a whole number of days. ${USAGE}`);
  }
  return { folder, days: prune === undefined ? null : Number(prune), isDry: values['dry-run'] };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { prune: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message.split('. ', 1)}. ${USAGE}`);
  }
}

function filesOf(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

main().catch((error: unknown) => {
  const isPlain = [ReleaseError, BuildError].some((known) => error instanceof known);
  console.error(isPlain ? (error as Error).message : error);
  process.exit(1);
});
