import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Counts, countsOf, type FileTime, NO_TESTS, slowestOf } from './fixtures/suites/counts.ts';

/** A part of a command: a program of the project, or a suite (a project of test/vitest.config.ts). */
type Step =
  | { readonly name: string; readonly program: string; readonly args: readonly string[] }
  | { readonly name: string; readonly suite: string };

interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
  readonly hasPassed: boolean;
  readonly slowest: readonly FileTime[];
}

/** How many of a suite's files are named with their seconds. */
const NAMED = 5;

const top = fileURLToPath(new URL('..', import.meta.url));
const { resolve } = createRequire(import.meta.url);

const suite = (name: string): Step => ({ name, suite: name });
const build: Step = { name: 'build', program: 'npm', args: ['run', 'build', '--silent'] };

const check: readonly Step[] = [
  { name: 'format and lint', program: 'biome', args: ['check', '.'] },
  { name: 'types', program: 'tsc', args: ['-p', '.'] },
  { name: 'types of core', program: 'tsc', args: ['-p', 'core'] },
  suite('architecture'),
  suite('core'),
  suite('fixtures'),
  suite('widgets'),
];

const races: readonly Step[] = [suite('races')];

/** What takes minutes: one more is one line. */
const long: readonly Step[] = [
  build,
  suite('long'),
  { name: 'mutation', program: 'stryker', args: ['run', 'test/mutation/stryker.config.json'] },
];

const test: readonly Step[] = [...check, suite('api'), ...races, build, suite('browser')];

const COMMANDS: Readonly<Record<string, readonly Step[]>> = { check, test, races, long, full: [...test, ...long] };

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  const [command = '', ...rest] = args.filter((arg) => arg !== '--all');
  const steps = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!steps || rest.length > 0) {
    console.error(
      `"${args.join(' ')}" is no command of test/run.ts: it runs one of ${Object.keys(COMMANDS).join(', ')}, with --all to go on after a failure.`,
    );
    return 2;
  }
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const outcome = runStep(step);
    outcomes.push(outcome);
    if (!outcome.hasPassed && !args.includes('--all')) break;
  }
  report(outcomes, steps.length);
  return outcomes.every(({ hasPassed }) => hasPassed) ? 0 : 1;
}

function runStep(step: Step): Outcome {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const { counts, slowest, status } =
    'suite' in step ? runSuite(step.suite) : { counts: NO_TESTS, slowest: [], status: run(step.program, step.args) };
  const seconds = (performance.now() - start) / 1000;
  const hasPassed = status === 0 && counts.failed === 0;
  return {
    name: step.name,
    seconds,
    hasPassed,
    passed: counts.passed,
    failed: hasPassed ? 0 : Math.max(counts.failed, 1),
    slowest,
  };
}

/** Vitest tells the reader on the screen, and us in a file how many tests it ran. */
function runSuite(name: string): {
  readonly counts: Counts;
  readonly slowest: readonly FileTime[];
  readonly status: number;
} {
  const file = join(top, '.cache', 'test', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = run('vitest', ['run', '--config', 'test/vitest.config.ts', '--project', name, ...reporters]);
  const report = readJson(file);
  return { counts: countsOf(report), slowest: slowestOf(report, NAMED), status };
}

function run(program: string, args: readonly string[]): number {
  const [command, first] = program === 'npm' ? ['npm', []] : [process.execPath, [binaryOf(program)]];
  const { status, error } = spawnSync(command, [...first, ...args], { cwd: top, stdio: 'inherit' });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status ?? 1;
}

/** The script of a package's command, so that no shell and no second npm stands between. */
function binaryOf(program: string): string {
  const packages: Readonly<Record<string, string>> = {
    biome: '@biomejs/biome',
    stryker: '@stryker-mutator/core',
    tsc: 'typescript',
  };
  const manifest = resolve(`${packages[program] ?? program}/package.json`);
  const { bin }: { readonly bin: Readonly<Record<string, string>> } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), bin[program] ?? '');
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function report(outcomes: readonly Outcome[], wanted: number): void {
  const width = Math.max(4, ...outcomes.map(({ name }) => name.length));
  console.log(`\n${'step'.padEnd(width)}  seconds  result`);
  for (const { name, seconds, hasPassed, passed, failed, slowest } of outcomes) {
    const tests = passed + failed > (hasPassed ? 0 : 1) ? `, ${passed} of ${passed + failed} tests` : '';
    console.log(`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)}  ${hasPassed ? 'passed' : 'FAILED'}${tests}`);
    for (const each of slowest) {
      console.log(`${' '.repeat(width)}  ${each.seconds.toFixed(1).padStart(7)}    ${relative(top, each.file)}`);
    }
  }
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${'in all'.padEnd(width)}  ${total.toFixed(1).padStart(7)}`);
  if (outcomes.length < wanted) console.log(`${wanted - outcomes.length} more not run after the failure`);
  const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
