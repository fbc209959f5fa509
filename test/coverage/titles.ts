import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Title } from './line.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Lists every test of every project, one for each case of `it.each`. Loads the test files and runs no test. */
export function listedTitles(): readonly Title[] {
  const file = join(top, '.cache', 'coverage', 'titles.json');
  mkdirSync(dirname(file), { recursive: true });
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  // No test runs, so the files can share a process; one for each would take most of the time.
  const args = ['list', '--config', 'test/vitest.config.ts', '--no-isolate', `--json=${file}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, ...args], { cwd: top, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the tests could not be listed:\n${stdout}${stderr}`);
  return titlesOf(JSON.parse(readFileSync(file, 'utf8')), top);
}

/** Reads the output of `vitest list --json`. Throws a TypeError for anything else. */
export function titlesOf(report: unknown, folder: string): readonly Title[] {
  if (!Array.isArray(report)) throw new TypeError('a list of tests was expected');
  return report.map((test: unknown) => {
    const { name, file, projectName: project } = fieldsOf(test);
    if (typeof name !== 'string' || typeof file !== 'string' || typeof project !== 'string') {
      throw new TypeError(`a test was expected, not ${JSON.stringify(test)}`);
    }
    const path = relative(join(folder, 'test'), file).split(sep).join('/');
    return { project, file: path.replace(/(?:\.long)?\.test\.tsx?$/, ''), title: name };
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
