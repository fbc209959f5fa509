import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

interface Program {
  readonly name: string;
  readonly by: 'program';
  readonly needsBuild?: boolean;
  readonly program: string;
  readonly args: readonly string[];
}

/** Projects of test/vitest.config.ts or test/playwright.config.ts. */
interface Suite {
  readonly name: string;
  readonly by: 'vitest' | 'playwright';
  readonly needsBuild?: boolean;
  /** The projects of which the suite consists, if it is not the project of its name. */
  readonly projects?: readonly string[];
  /** Whether Vitest runs only the tests with the tag `@long`, in place of the tests without it. */
  readonly isLong?: boolean;
  /** The files to run, and other arguments; without them all files run. */
  readonly args?: readonly string[];
}

/** A part of a command. */
export type Step = Program | Suite;

/** Lanes that run side by side; the steps of a lane run one after the other. */
export interface Command {
  readonly lanes: readonly (readonly Step[])[];
  /** The number of seconds after which steps that still run are named and ended. */
  readonly deadline: number;
}

const program = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  by: 'program',
  program: command,
  args,
});
/** A second run checks only what has changed, because the compiler keeps what it knows. */
const types = (name: string, folder: string): Step =>
  program(name, 'tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.json`);
const browserSuite = (name: string, more?: Partial<Suite>): Suite => ({
  name,
  by: 'playwright',
  needsBuild: true,
  ...more,
});

/** The name of the step on which other steps depend. */
export const BUILD = 'build';

const format = program('format and lint', 'biome', 'check', '.');
const build = program(BUILD, 'npm', 'run', 'build', '--silent');
const mutation = program('mutation', 'stryker', 'run', 'test/mutation/stryker.config.json');
const scores = program('scores', 'tsx', 'test/mutation/compare.ts');

const allTypes: readonly Step[] = [
  types('types', '.'),
  types('types of core', 'core'),
  types('types of the server', 'demo'),
  types('types of the pages', 'demo/pages/client'),
  types('types of the QA page', 'demo/pages/qa/client'),
];

/** Suites that run in one process, so that each file is compiled once for all of them. */
const units: Suite = { name: 'units', by: 'vitest', projects: ['architecture', 'core', 'fixtures', 'widgets'] };

const races: Suite = { name: 'races', by: 'vitest' };

/** Servers of the suite would otherwise build the bundle themselves. */
const api: Suite = { name: 'api', by: 'vitest', needsBuild: true };

/** Parts of the API's tests for the other lane, so that both lanes end at about the same time. */
const moreApi: Suite = { name: 'studio and races', by: 'vitest', needsBuild: true, projects: ['studio', 'races'] };

/** Projects that frameworks' generators make; needs the package registry. */
const frameworks: Suite = { name: 'frameworks', by: 'vitest', needsBuild: true, isLong: true };

/** The long tests that do not need the runner of browser tests. */
const long: Suite = {
  name: 'long',
  by: 'vitest',
  needsBuild: true,
  projects: ['core', 'fixtures', 'widgets', 'api', 'races', 'studio', 'package', 'frameworks'],
  isLong: true,
};

const longBrowser = browserSuite('long browser');
const everyState = browserSuite('every state');

const HOUR = 3600;

export const COMMANDS: Readonly<Record<string, Command>> = {
  check: { lanes: [[format, ...allTypes], [units]], deadline: 900 },
  test: {
    // The two workers of browser tests and PostgreSQL often wait; the unit tests, which never wait, come last.
    lanes: [
      [build, browserSuite('browser'), units, moreApi],
      [format, ...allTypes, api],
    ],
    deadline: 1500,
  },
  long: {
    // Both lanes end at about the same time.
    lanes: [
      [build, longBrowser],
      [long, everyState],
    ],
    deadline: 2 * HOUR,
  },
  races: { lanes: [[races]], deadline: HOUR },
  frameworks: { lanes: [[build, frameworks]], deadline: 2 * HOUR },
  hosts: { lanes: [[build, browserSuite('hosts')]], deadline: HOUR },
  engines: { lanes: [[build, browserSuite('engines')]], deadline: HOUR },
  mutation: { lanes: [[mutation, scores]], deadline: HOUR },
  look: { lanes: [[build, browserSuite('look')]], deadline: HOUR },
  'half-hour': { lanes: [[build, browserSuite('half an hour')]], deadline: 2 * HOUR },
};

/** Whether Playwright runs the tests of this file or folder, relative to the top folder, rather than Vitest. */
export const isPlaywrights = (path: string) => /^test\/(?:browser|hosts|engines)\b/.test(path);

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the long suites, or these files and folders of them; `--shard 1/2` is a part of each. Throws for other arguments. */
export function longCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { shard: { type: 'string' } },
  });
  const missing = positionals.find((path) => !existsSync(top + path));
  if (missing !== undefined) throw new RangeError(`There is no ${missing}.`);
  const shard = values.shard === undefined ? [] : [`--shard=${values.shard}`];
  const { lanes, deadline } = COMMANDS['long'] as Command;
  if (positionals.length === 0) {
    const part = (step: Step) => (step.by === 'program' ? step : { ...step, args: shard });
    return { lanes: lanes.map((lane) => lane.map(part)), deadline };
  }
  const [browsers, others] = [positionals.filter(isPlaywrights), positionals.filter((path) => !isPlaywrights(path))];
  const projects = [longBrowser.name, everyState.name];
  return {
    lanes: [
      [build, ...(browsers.length > 0 ? [{ ...longBrowser, projects, args: [...browsers, ...shard] }] : [])],
      others.length > 0 ? [{ ...long, args: [...others, ...shard] }] : [],
    ],
    deadline,
  };
}
