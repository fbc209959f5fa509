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
  /** Projects of Vitest that it consists of, where it is not the one of its name. */
  readonly projects?: readonly string[];
  /** Whether Vitest runs the tests with the tag of long ones, instead of those without. */
  readonly isLong?: boolean;
  /** Its files to run, and other arguments; all files without. */
  readonly files?: readonly string[];
}

/** A part of a command. */
export type Step = Program | Suite;

/** Steps that run one after the other. */
type Lane = readonly Step[];

/** Lanes that run side by side. */
export interface Command {
  readonly lanes: readonly Lane[];
  /** After so many seconds what still runs is named and ended. */
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

/** A step of this name is the one that others need. */
export const BUILD = 'build';

/** The long tests that need no browser's runner. */
const long: Suite = {
  name: 'long',
  by: 'vitest',
  needsBuild: true,
  projects: ['core', 'fixtures', 'widgets', 'api', 'races', 'package'],
  isLong: true,
};

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

/** In one process, so that a file is compiled once for all of them. */
const units: Step = { name: 'units', by: 'vitest', projects: ['architecture', 'core', 'fixtures', 'widgets'] };

const HOUR = 3600;

export const COMMANDS: Readonly<Record<string, Command>> = {
  check: { lanes: [[format, ...allTypes], [units]], deadline: 900, leavesOutQuarantined: true },
  test: {
    // The browser's two workers and PostgreSQL often wait; the units, which never do, come last.
    lanes: [
      [build, browserSuite('browser'), units],
      // A server of the API's suite would otherwise build for itself.
      [format, ...allTypes, suite('races'), builtSuite('api')],
    ],
    deadline: 1500,
    leavesOutQuarantined: true,
  },
  races: { lanes: [[suite('races')]], deadline: HOUR },
  hosts: { lanes: [[build, browserSuite('hosts')]], deadline: HOUR },
  engines: { lanes: [[build, browserSuite('engines')]], deadline: HOUR },
  mutation: { lanes: [[mutation, scores]], deadline: HOUR },
  look: { lanes: [[build, browserSuite('look')]], deadline: HOUR },
  'half-hour': { lanes: [[build, browserSuite('half an hour')]], deadline: 2 * HOUR },
};

/** Goes through the states of the catalogue beside the other suites of browsers, so that both lanes end at the same time. */
const STATES = 'test/browser/long/states.test.ts';

/** Returns the long suites of a plan, and of each the part `shard` (`1/2`). */
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
