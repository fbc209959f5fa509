import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Counts,
  countsOf,
  type Failure,
  type FileTime,
  failuresOf,
  NO_TESTS,
  slowestOf,
} from './fixtures/suites/counts.ts';

/** A part of a command: a program of the project, or a suite (a project of test/vitest.config.ts). */
type Step = { readonly name: string; readonly needsBuild?: boolean } & (
  | { readonly program: string; readonly args: readonly string[] }
  | { readonly suite: string }
);

interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
  readonly hasPassed: boolean;
  /** Whether the step was left out, because the build has failed. */
  readonly isLeftOut?: boolean;
  readonly slowest: readonly FileTime[];
  readonly failures: readonly Failure[];
}

/** What is known of a step once it has ended. */
type Ended = Pick<Outcome, 'slowest' | 'failures'> & { readonly counts: Counts; readonly status: number };

/** How many of a suite's files are named with their seconds. */
const NAMED = 5;

/** How many lines of a failure's message stand in the summary. */
const MESSAGE_LINES = 12;

const top = fileURLToPath(new URL('..', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Steps that run one after the other. */
type Lane = readonly Step[];

/** Lanes that run side by side. */
type Phase = readonly Lane[];

const suite = (name: string): Step => ({ name, suite: name });
const builtSuite = (name: string): Step => ({ name, suite: name, needsBuild: true });
const types = (name: string, folder: string): Step => ({ name, program: 'tsc', args: ['-p', folder] });
const format: Step = { name: 'format and lint', program: 'biome', args: ['check', '.'] };
const build: Step = { name: 'build', program: 'npm', args: ['run', 'build', '--silent'] };
const mutation: Step = { name: 'mutation', program: 'stryker', args: ['run', 'test/mutation/stryker.config.json'] };

const allTypes: readonly Step[] = [
  types('types', '.'),
  types('types of core', 'core'),
  types('types of the server', 'demo'),
  types('types of the pages', 'demo/pages/client'),
  types('types of the QA page', 'demo/pages/qa/client'),
];

const units: readonly Step[] = ['architecture', 'core', 'fixtures', 'widgets'].map(suite);

const check: readonly Phase[] = [[[format, ...allTypes], units]];

/** A server of the API's suite would otherwise build for itself. */
const test: readonly Phase[] = [
  [
    [format, build, builtSuite('browser')],
    [...allTypes, ...units, builtSuite('api'), suite('races')],
  ],
];

const long: readonly Phase[] = [
  [
    [build, builtSuite('long browser')],
    [builtSuite('long'), builtSuite('every state'), builtSuite('hosts'), builtSuite('engines'), mutation],
    [builtSuite('half an hour')],
  ],
];

const COMMANDS: Readonly<Record<string, readonly Phase[]>> = {
  check,
  test,
  races: [[[suite('races')]]],
  hosts: [[[build, builtSuite('hosts')]]],
  engines: [[[build, builtSuite('engines')]]],
  long,
};

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [command = '', ...rest] = args;
  const phases = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!phases || rest.length > 0) {
    console.error(
      `"${args.join(' ')}" is no command of test/run.ts: it runs one of ${Object.keys(COMMANDS).join(', ')}.`,
    );
    return 2;
  }
  const start = performance.now();
  const outcomes: Outcome[] = [];
  for (const phase of phases) {
    let onBuilt = (_isBuilt: boolean) => {};
    const built = new Promise<boolean>((resolve) => {
      onBuilt = resolve;
    });
    await Promise.all(
      phase.map(async (lane) => {
        for (const step of lane) {
          const outcome =
            step.needsBuild && !(await built) ? notBuilt(step.name) : await runStep(step, phase.length > 1);
          outcomes.push(outcome);
          if (step === build) onBuilt(outcome.hasPassed);
        }
      }),
    );
  }
  report(outcomes, (performance.now() - start) / 1000);
  return outcomes.every(({ hasPassed }) => hasPassed) ? 0 : 1;
}

/** Returns the outcome of a step that cannot run, because the build has failed. */
function notBuilt(name: string): Outcome {
  return { name, seconds: 0, hasPassed: false, isLeftOut: true, passed: 0, failed: 1, slowest: [], failures: [] };
}

/** Runs a step; one of several lanes prints what it says when it has ended. */
async function runStep(step: Step, isBesideOthers: boolean): Promise<Outcome> {
  console.log(`\n── ${step.name}${isBesideOthers ? ' …' : ''}`);
  const start = performance.now();
  const run = (program: string, args: readonly string[]) =>
    runProgram(program, args, isBesideOthers ? step.name : null);
  const { counts, slowest, failures, status }: Ended =
    'suite' in step
      ? await runSuite(step.suite, run)
      : { counts: NO_TESTS, slowest: [], failures: [], status: await run(step.program, step.args) };
  const seconds = (performance.now() - start) / 1000;
  const hasPassed = status === 0 && counts.failed === 0;
  return {
    name: step.name,
    seconds,
    hasPassed,
    passed: counts.passed,
    failed: hasPassed ? 0 : Math.max(counts.failed, 1),
    slowest,
    failures,
  };
}

/** Vitest tells the reader on the screen, and us in a file how many tests it ran. */
async function runSuite(
  name: string,
  run: (program: string, args: readonly string[]) => Promise<number>,
): Promise<Ended> {
  const file = join(top, '.cache', 'test', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run('vitest', ['run', '--config', 'test/vitest.config.ts', '--project', name, ...reporters]);
  const report = readJson(file);
  return { counts: countsOf(report), slowest: slowestOf(report, NAMED), failures: failuresOf(report), status };
}

/** The exit code of a program. What it writes is kept until it has ended where it has a `heading`. */
function runProgram(program: string, args: readonly string[], heading: string | null): Promise<number> {
  const [command, first] = program === 'npm' ? ['npm', []] : [process.execPath, [binaryOf(program)]];
  const child = spawn(command, [...first, ...args], {
    cwd: top,
    stdio: heading === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const written: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => written.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => written.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (status) => {
      if (heading !== null) console.log(`\n── ${heading}\n${Buffer.concat(written).toString()}`);
      resolve(status ?? 1);
    });
  });
}

/** The script of a package's command, so that no shell and no second npm stands between. */
function binaryOf(program: string): string {
  const packages: Readonly<Record<string, string>> = {
    biome: '@biomejs/biome',
    stryker: '@stryker-mutator/core',
    tsc: 'typescript-native',
  };
  const manifest = resolve(`${packages[program] ?? program}/package.json`);
  const { bin }: { readonly bin: string | Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return join(dirname(manifest), (typeof bin === 'string' ? bin : bin[program]) ?? '');
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function report(outcomes: readonly Outcome[], elapsed: number): void {
  for (const { file, title, message } of outcomes.flatMap(({ failures }) => failures)) {
    const lines = message.split('\n').slice(0, MESSAGE_LINES);
    console.log(`\nFAILED ${relative(top, file)}${title === null ? '' : `: ${title}`}`);
    for (const line of lines) console.log(`  ${line}`);
  }
  const width = Math.max(4, ...outcomes.map(({ name }) => name.length));
  console.log(`\n${'step'.padEnd(width)}  seconds  result`);
  for (const { name, seconds, hasPassed, isLeftOut, passed, failed, slowest } of outcomes) {
    const result = isLeftOut ? 'not run: the build has failed' : hasPassed ? 'passed' : 'FAILED';
    const tests = passed + failed > (hasPassed ? 0 : 1) ? `, ${passed} of ${passed + failed} tests` : '';
    console.log(`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)}  ${result}${tests}`);
    for (const each of slowest) {
      console.log(`${' '.repeat(width)}  ${each.seconds.toFixed(1).padStart(7)}    ${relative(top, each.file)}`);
    }
  }
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${'in all'.padEnd(width)}  ${total.toFixed(1).padStart(7)}  in ${elapsed.toFixed(0)} seconds`);
  const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
