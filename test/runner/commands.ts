/** A part of a command: a program, a suite of Vitest's (a project of test/vitest.config.ts), or one of Playwright's. */
export type Step = { readonly name: string; readonly needsBuild?: boolean } & (
  | { readonly by: 'program'; readonly program: string; readonly args: readonly string[] }
  | { readonly by: 'vitest' | 'playwright' }
);

/** Steps that run one after the other. */
type Lane = readonly Step[];

/** Lanes that run side by side; the second one gives way to the first. */
export interface Command {
  readonly lanes: readonly Lane[];
  /** After so many seconds what still runs is named and ended. */
  readonly deadline: number;
  /** Whether quarantined tests are left out. */
  readonly leavesOutQuarantined?: boolean;
}

const program = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  by: 'program',
  program: command,
  args,
});
const types = (name: string, folder: string): Step => program(name, 'tsc', '-p', folder);
const suite = (name: string): Step => ({ name, by: 'vitest' });
const builtSuite = (name: string): Step => ({ name, by: 'vitest', needsBuild: true });
const browserSuite = (name: string): Step => ({ name, by: 'playwright', needsBuild: true });

/** A step of this name is the one that others need. */
export const BUILD = 'build';

const format = program('format and lint', 'biome', 'check', '.');
const build = program(BUILD, 'npm', 'run', 'build', '--silent');
const mutation = program('mutation', 'stryker', 'run', 'test/mutation/stryker.config.json');

const allTypes: readonly Step[] = [
  types('types', '.'),
  types('types of core', 'core'),
  types('types of the server', 'demo'),
  types('types of the pages', 'demo/pages/client'),
  types('types of the QA page', 'demo/pages/qa/client'),
];

const units: readonly Step[] = ['architecture', 'core', 'fixtures', 'widgets'].map(suite);

const HOUR = 3600;

export const COMMANDS: Readonly<Record<string, Command>> = {
  check: { lanes: [[format, ...allTypes], units], deadline: 900, leavesOutQuarantined: true },
  test: {
    lanes: [
      [format, build, browserSuite('browser')],
      // A server of the API's suite would otherwise build for itself.
      [...allTypes, ...units, builtSuite('api'), suite('races')],
    ],
    deadline: 1500,
    leavesOutQuarantined: true,
  },
  races: { lanes: [[suite('races')]], deadline: HOUR },
  hosts: { lanes: [[build, builtSuite('hosts')]], deadline: HOUR },
  engines: { lanes: [[build, builtSuite('engines')]], deadline: HOUR },
  mutation: { lanes: [[mutation]], deadline: HOUR },
  long: {
    lanes: [
      [build, browserSuite('long browser')],
      [builtSuite('long'), browserSuite('every state'), builtSuite('hosts'), builtSuite('engines')],
      [browserSuite('half an hour')],
    ],
    deadline: 2 * HOUR,
  },
};
