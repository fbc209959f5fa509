import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AREAS } from '../areas.ts';
import { type Command, longSteps } from './commands.ts';
import { lastSeconds } from './kept.ts';
import { isLong, type Plan, planOf, touchedAreas } from './plan.ts';

const USAGE = `npm run test:long [-- --changed [commit] | --area checkout,map] [--shard 1/2]
  --changed  the areas of the files that differ from a commit; by default from where this branch left main
  --area     these areas: ${Object.keys(AREAS).join(', ')}
  --shard    a part of the files
ELEMENTS=checkout,pager goes through the states of these elements alone.`;

const cwd = fileURLToPath(new URL('../..', import.meta.url));

/** Returns and prints the long suites that `args` select; returns null and prints a sentence if `args` are invalid. */
export function longCommand(args: readonly string[]): Command | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { changed: { type: 'boolean' }, area: { type: 'string' }, shard: { type: 'string' } },
    });
    const [commit, ...rest] = positionals;
    if (rest.length > 0 || (commit !== undefined && !values.changed) || (values.changed && values.area)) {
      throw new RangeError(`"${args.join(' ')}" cannot be understood.`);
    }
    if (values.shard !== undefined && !/^\d+\/\d+$/.test(values.shard)) {
      throw new RangeError(`--shard is a part such as 1/2, not "${values.shard}".`);
    }
    const areas = values.area?.split(',') ?? (values.changed ? touchedAreas(changedFiles(commit)) : Object.keys(AREAS));
    const plan = planOf(areas, listFiles('ls-files', '--cached', '--others', '--exclude-standard').filter(isLong));
    print(plan);
    return longSteps(plan, values.shard);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return null;
  }
}

/** Returns the files that differ from a commit, including uncommitted ones. */
function changedFiles(commit: string | undefined): readonly string[] {
  const from = commit ?? execFileSync('git', ['merge-base', 'main', 'HEAD'], { cwd, encoding: 'utf8' }).trim();
  return [...listFiles('diff', '--name-only', from), ...listFiles('ls-files', '--others', '--exclude-standard')];
}

function listFiles(...args: readonly string[]): readonly string[] {
  const [command = '', ...rest] = args;
  return execFileSync('git', [command, '-z', ...rest], { cwd, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
}

function print({ areas, files, elements }: Plan): void {
  const took = lastSeconds();
  const known = files.filter((file) => took[file] !== undefined);
  const seconds = known.reduce((sum, file) => sum + (took[file] ?? 0), 0);
  console.log(`areas: ${areas.join(', ') || 'none'}`);
  console.log(`states of: ${process.env['ELEMENTS'] ?? elements?.join(', ') ?? 'all elements'}`);
  for (const file of files) console.log(`${(took[file]?.toFixed(1) ?? '?').padStart(7)} s  ${file}`);
  console.log(`${files.length} files; ${known.length} of them took ${seconds.toFixed(0)} s last time\n`);
}
