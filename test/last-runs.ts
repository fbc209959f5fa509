import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const file = new URL('last-runs.json', import.meta.url);

const BROWSER = ['core', 'demo', 'package-lock.json', 'rollup.config.mjs', 'styles', 'test/fixtures', 'widgets'];

/** The folders and files whose change makes a long suite or a laboratory due, by its name. */
export const WATCHED: Readonly<Record<string, readonly string[]>> = {
  bench: [...BROWSER, 'test/bench'],
  'bench of the API': ['core', 'demo/api', 'package-lock.json', 'test/bench/api', 'test/bench/api.ts'],
  engines: [...BROWSER, 'test/engines'],
  frameworks: ['demo/reference', 'package.json', 'rollup.config.mjs', 'test/frameworks', 'widgets'],
  'half-hour': [...BROWSER, 'test/browser/long/a-half-hour.test.ts'],
  hosts: [...BROWSER, 'test/hosts'],
  long: [...BROWSER, 'test/api', 'test/browser', 'test/core', 'test/package', 'test/widgets'],
  look: [...BROWSER, 'test/browser'],
  mutation: ['core', 'test/core', 'test/mutation'],
};

/** The last whole run of a suite. */
interface Run {
  readonly commit: string;
  /** `yyyy-MM-dd` */
  readonly date: string;
  readonly verdict: 'green' | 'red';
  readonly seconds: number;
}

type Runs = Readonly<Record<string, Run>>;

/** Records a whole run of a suite at the current commit, in the tracked file. */
export function keepRun(suite: string, verdict: Run['verdict'], seconds: number): void {
  const commit = git('rev-parse', '--short=8', 'HEAD');
  if (commit === null) return;
  const run = { commit, date: new Date().toISOString().slice(0, 10), verdict, seconds: Math.round(seconds) };
  const runs = Object.entries({ ...lastRuns(), [suite]: run }).toSorted();
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(runs), null, 2)}\n`);
}

/** Records this program as a whole run of a suite when it ends. */
export function keepRunAtExit(suite: string): void {
  process.once('exit', (code) => keepRun(suite, code === 0 ? 'green' : 'red', performance.now() / 1000));
}

/**
 * Returns a line for each suite with changes in its folders since its last run, or whose last run was red. `changed`
 * returns the files that differ from a commit, and null if the history does not have it; such a suite has no line.
 */
export function due(
  runs: Runs = lastRuns(),
  changed: (commit: string, paths: readonly string[]) => readonly string[] | null = changedSince,
): readonly string[] {
  return Object.entries(WATCHED).flatMap(([suite, paths]) => {
    const run = runs[suite];
    if (!run) return [`due: ${suite}, which has no run on record`];
    const files = changed(run.commit, paths);
    if (files === null || (files.length === 0 && run.verdict === 'green')) return [];
    return [`due: ${suite}, last run on ${run.date} at ${run.commit}, ${run.verdict}; ${files.length} files since`];
  });
}

function lastRuns(): Runs {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function changedSince(commit: string, paths: readonly string[]): readonly string[] | null {
  return (
    git('diff', '--name-only', commit, '--', ...paths)
      ?.split('\n')
      .filter(Boolean) ?? null
  );
}

/** Returns what git prints; null without git or without the commit. */
function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
