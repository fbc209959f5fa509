import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { LONG } from '../fixtures/tags.ts';
import type { Step } from './commands.ts';
import { TOLD_FD, type Told } from './told.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const { resolve } = createRequire(import.meta.url);

export interface Options {
  /** Whether the output of the step is kept until it has ended, because another step runs at the same time. */
  readonly isBesideOthers: boolean;
  /** Called with each report of the runner of a suite while it runs. */
  onTold(told: Told): void;
}

/** The result of a step that has ended. */
export interface Ended {
  /** The exit code of its program. */
  readonly status: number;
  /** The output of the step, if it was kept. */
  readonly written: string;
}

/**
 * Options with which Node.js collects short-lived objects a quarter as often, which makes compilers and bundlers a
 * tenth faster.
 */
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim();

/** A running step. */
export interface Running {
  readonly ended: Promise<Ended>;
  /** Ends the step and the processes that it has started. */
  kill(): void;
}

export function startStep(step: Step, options: Options): Running {
  const [command, args] = commandOf(step);
  const output = options.isBesideOthers ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: top,
    stdio: ['ignore', output, output, 'pipe'],
    env: { ...process.env, NODE_OPTIONS },
    detached: true,
  });
  return { ended: end(child, step.name, options), kill: () => killGroup(child) };
}

function end(child: ChildProcess, name: string, { onTold }: Options): Promise<Ended> {
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk));
  let rest = '';
  (child.stdio[TOLD_FD] as Readable | null)?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onTold(JSON.parse(line));
  });
  return new Promise((done) => {
    child.on('error', (error) => done({ status: 1, written: `${name} could not be started: ${error.message}` }));
    child.on('close', (status) => done({ status: status ?? 1, written: Buffer.concat(written).toString() }));
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The step has already ended.
  }
}

function commandOf(step: Step): readonly [string, readonly string[]] {
  if (step.by === 'program') {
    return step.program === 'npm' ? ['npm', step.args] : node(step.program, ...step.args);
  }
  const suite = [
    `--config=test/${step.by}.config.ts`,
    ...(step.projects ?? [step.name]).map((name) => `--project=${name}`),
    ...(step.args ?? []),
  ];
  if (step.by === 'playwright') {
    return node('playwright', 'test', ...suite, '--reporter=list,./test/runner/playwright-reporter.ts');
  }
  const reporters = ['--reporter=default', '--reporter=./test/runner/vitest-reporter.ts'];
  return node('vitest', 'run', ...suite, ...reporters, `--tagsFilter=${step.isLong ? LONG : `!${LONG}`}`);
}

/** Returns the command that runs the script of a package's program directly, without a shell or another npm. */
function node(program: string, ...args: readonly string[]): readonly [string, readonly string[]] {
  const packages: Readonly<Record<string, string>> = {
    biome: '@biomejs/biome',
    playwright: '@playwright/test',
    stryker: '@stryker-mutator/core',
    tsc: 'typescript-native',
  };
  const manifest = resolve(`${packages[program] ?? program}/package.json`);
  const { bin }: { readonly bin: string | Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const script = join(dirname(manifest), (typeof bin === 'string' ? bin : bin[program]) ?? '');
  return [process.execPath, [script, ...args]];
}
