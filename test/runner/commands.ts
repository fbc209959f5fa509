import type { Plan } from './plan.ts';
import { isPlaywrights } from './runner-of.ts';

interface Program {
  readonly name: string;
  readonly by: 'program';
  readonly needsBuild?: boolean;
  readonly program: string;
  readonly args: readonly string[];
}

/** A project of test/vitest.config.ts or test/playwright.config.ts. */
interface Suite {
  readonly name: string;
  readonly by: 'vitest' | 'playwright';
  readonly needsBuild?: boolean;
  /** The projects of which the suite consists, if it is not the project of its name. */
  readonly projects?: readonly string[];
  /** Whether Vitest runs only the tests with the tag `@long`, in place of the tests without it. */
  readonly isLong?: boolean;
  /** The files to run, and other arguments; without them all files run. */
  readonly files?: readonly string[];
}

/** A part of a command. */
export type Step = Program | Suite;

/** Steps that run one after the other. */
type Lane = readonly Step[];

/** Lanes that run side by side. */
export interface Command {
  readonly lanes: readonly Lane[];
  /** The number of seconds after which steps that still run are named and ended. */
  readonly deadline: number;
  /** Whether quarantined tests are left out. */
  readonly leavesOutQuarantined?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const program = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  by: 'program',
  program: command,
  args,
});
const types = (name: string, folder: string): Step => program(name, 'tsc', '-p', folder);
const suite = (name: string): Suite => ({ name, by: 'vitest' });
const builtSuite = (name: string): Suite => ({ name, by: 'vitest', needsBuild: true });
const browserSuite = (name: string): Suite => ({ name, by: 'playwright', needsBuild: true });

/** The name of the step on which other steps depend. */
export const BUILD = 'build';

/** The long tests that do not need the runner of browser tests. */
const long: Suite = {
  name: 'long',
  by: 'vitest',
  needsBuild: true,
  projects: ['core', 'fixtures', 'widgets', 'api', 'races', 'package', 'frameworks'],
  isLong: true,
};

/** Projects that frameworks' generators make; needs the package registry. */
const frameworks: Suite = { name: 'frameworks', by: 'vitest', needsBuild: true, isLong: true };

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
const units: Step = { name: 'units', by: 'vitest', projects: ['architecture', 'core', 'fixtures', 'widgets'] };

const HOUR = 3600;

export const COMMANDS: Readonly<Record<string, Command>> = {
  check: { lanes: [[format, ...allTypes], [units]], deadline: 900, leavesOutQuarantined: true },
  test: {
    // The two workers of browser tests and PostgreSQL often wait; the unit tests, which never wait, come last.
    lanes: [
      [build, browserSuite('browser'), units],
      // The API suite needs the build, because its servers would otherwise build the bundle themselves.
      [format, ...allTypes, suite('races'), builtSuite('api')],
    ],
    deadline: 1500,
    leavesOutQuarantined: true,
  },
  races: { lanes: [[suite('races')]], deadline: HOUR },
  frameworks: { lanes: [[build, frameworks]], deadline: 2 * HOUR },
  hosts: { lanes: [[build, browserSuite('hosts')]], deadline: HOUR },
  engines: { lanes: [[build, browserSuite('engines')]], deadline: HOUR },
  mutation: { lanes: [[mutation, scores]], deadline: HOUR },
  look: { lanes: [[build, browserSuite('look')]], deadline: HOUR },
  'half-hour': { lanes: [[build, browserSuite('half an hour')]], deadline: 2 * HOUR },
};

/**
 * The suite that goes through the states of the catalogue; it has its own lane, so that both lanes of browser suites
 * end together.
 */
const STATES = 'test/browser/long/states.test.ts';

/** Returns the long suites of a plan; `shard` (`1/2`) selects a part of each. */
export function longSteps({ files, elements }: Plan, shard: string | undefined): Command {
  const more = shard === undefined ? [] : [`--shard=${shard}`];
  const of = (step: Suite, chosen: readonly string[]): readonly Step[] =>
    chosen.length > 0 ? [{ ...step, files: [...chosen, ...more] }] : [];
  return {
    lanes: [
      [
        build,
        ...of(
          browserSuite('long browser'),
          files.filter((file) => isPlaywrights(file) && file !== STATES),
        ),
      ],
      [
        ...of(
          long,
          files.filter((file) => !isPlaywrights(file)),
        ),
        ...of(
          browserSuite('every state'),
          files.filter((file) => file === STATES),
        ),
      ],
    ],
    deadline: 2 * HOUR,
    env: { ELEMENTS: process.env['ELEMENTS'] ?? elements?.join() ?? '' },
  };
}
