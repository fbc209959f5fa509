// Looks for tests that are red by chance: npm run test:flaky -- [files] [--repeat 5] [--stress 4] [--slow 4] [--clock all]
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isPlaywrights } from './runner/commands.ts';

const USAGE = `npm run test:flaky -- [files or folders] [--repeat 5] [--stress 4] [--slow 4] [--clock all]
  Without files, everything that npm test runs.
  --repeat  how often each file runs, in a process of its own
  --stress  how many busy loops run beside it
  --slow    how many times slower pages are; answers of a relay come 200 ms late then
  --clock   an instant at which the machine's date starts, or all: each of a list, in two time zones or three`;

const top = fileURLToPath(new URL('..', import.meta.url));

/** In place of a file. */
const WHOLE = 'npm test';

const ZONES = ['UTC', 'America/Los_Angeles'];

/** Instants at which a test that asks the machine for the date has been wrong, or may be. */
const CLOCKS: readonly { readonly at: string; readonly zones: readonly string[] }[] = [
  // An hour that comes twice in Paris, and one that does not come.
  { at: '2026-10-25T00:30:00Z', zones: ZONES },
  { at: '2027-03-28T00:59:00Z', zones: ZONES },
  // The last day of a month, and already the next one in Paris.
  { at: '2026-11-30T23:50:00Z', zones: [...ZONES, 'Pacific/Apia'] },
  { at: '2026-12-31T23:55:00Z', zones: [...ZONES, 'Pacific/Apia'] },
  { at: '2027-01-01T00:05:00Z', zones: ZONES },
  { at: '2028-02-29T12:00:00Z', zones: ZONES },
  // A Saturday, and a Sunday evening.
  { at: '2026-12-05T09:00:00Z', zones: ZONES },
  { at: '2026-12-06T20:00:00Z', zones: ZONES },
  // Cards of 12/28 and of 12/30 are no longer valid.
  { at: '2029-01-15T09:00:00Z', zones: ZONES },
  { at: '2031-01-02T09:00:00Z', zones: ZONES },
];

/** How a file is run: `name` for the table, and environment variables. */
interface Round {
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
}

process.exitCode = main();

function main(): number {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      repeat: { type: 'string', default: '5' },
      stress: { type: 'string', default: '0' },
      slow: { type: 'string', default: '1' },
      clock: { type: 'string' },
    },
  });
  const [repeat = 5, stress = 0, slow = 1] = [values.repeat, values.stress, values.slow].map(Number);
  const files = positionals.length > 0 ? positionals : [WHOLE];
  const missing = positionals.find((file) => !existsSync(top + file));
  const isNumber = [repeat, stress, slow].every((each) => each >= 0);
  const { clock } = values;
  const isInstant = clock === undefined || clock === 'all' || Number.isFinite(Date.parse(clock));
  if (missing !== undefined || !isNumber || !isInstant) {
    console.error(missing === undefined ? USAGE : `There is no ${missing}.\n${USAGE}`);
    return 2;
  }
  const loops = Array.from({ length: stress }, () => spawn(process.execPath, ['-e', 'for(;;);']));
  const env = { ...process.env, CI: '1', CRENEAU_SLOW: String(slow) };
  const rounds = clock === undefined ? repeated(repeat) : atClocks(clock);
  try {
    return search(files, rounds, env);
  } finally {
    for (const loop of loops) (loop as ChildProcess).kill('SIGKILL');
  }
}

function repeated(times: number): readonly Round[] {
  return Array.from({ length: times }, (_, index) => ({ name: `round ${index + 1}`, env: {} }));
}

function atClocks(clock: string): readonly Round[] {
  const clocks = clock === 'all' ? CLOCKS : [{ at: clock, zones: ZONES }];
  const preload = new URL('fixtures/shift-this-process.mjs', import.meta.url).href;
  const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --import=${preload}`.trim();
  return clocks.flatMap(({ at, zones }) =>
    zones.map((TZ) => ({
      name: `${at} ${TZ}`,
      env: { TZ, NODE_OPTIONS, CRENEAU_SHIFT_MS: String(Date.parse(at) - Date.now()) },
    })),
  );
}

/** Runs each file in each round, and prints how often it was green. */
function search(files: readonly string[], rounds: readonly Round[], env: NodeJS.ProcessEnv): number {
  const rows = files.map((file) => {
    const seconds: number[] = [];
    const red: string[] = [];
    for (const round of rounds) {
      const start = performance.now();
      const { status, stdout } = spawnSync('npm', ['exec', '--', ...commandOf(file)], {
        cwd: top,
        encoding: 'utf8',
        env: { ...env, ...round.env },
        maxBuffer: 2 ** 28,
      });
      const took = (performance.now() - start) / 1000;
      seconds.push(took);
      if (status !== 0) {
        red.push(round.name);
        console.log(stdout);
      }
      const lastLine = stdout.trim().split('\n').at(-1);
      console.log(`${file}, ${round.name}: ${status === 0 ? 'green' : 'RED'}, ${took.toFixed(0)} s; ${lastLine}`);
    }
    const slowest = Math.max(...seconds).toFixed(1);
    return { file, green: rounds.length - red.length, red: red.join(', '), slowest };
  });
  console.table(rows);
  return rows.some(({ red }) => red !== '') ? 1 : 0;
}

function commandOf(file: string): readonly string[] {
  if (file === WHOLE) return ['tsx', 'test/run.ts', 'test'];
  return isPlaywrights(file)
    ? ['playwright', 'test', '--config=test/playwright.config.ts', '--retries=0', '--reporter=line', file]
    : ['vitest', 'run', '--config=test/vitest.config.ts', '--sequence.shuffle.tests', file];
}
