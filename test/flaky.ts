// Looks for tests that are red by chance: npm run test:flaky -- <files> [--repeat 5] [--stress 4] [--slow 4]
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `npm run test:flaky -- <files> [--repeat 5] [--stress 4] [--slow 4]
  --repeat  how often each file runs, in a process of its own
  --stress  how many busy loops run beside it
  --slow    how many times slower pages are; answers of a relay come 200 ms late then`;

const top = fileURLToPath(new URL('..', import.meta.url));

process.exitCode = main();

function main(): number {
  const { positionals: files, values } = parseArgs({
    allowPositionals: true,
    options: {
      repeat: { type: 'string', default: '5' },
      stress: { type: 'string', default: '0' },
      slow: { type: 'string', default: '1' },
    },
  });
  const [repeat, stress, slow] = [values.repeat, values.stress, values.slow].map(Number);
  const missing = files.find((file) => !existsSync(top + file));
  const isNumber = [repeat, stress, slow].every((each) => each !== undefined && each >= 0);
  if (files.length === 0 || missing !== undefined || !isNumber) {
    console.error(missing === undefined ? USAGE : `There is no file ${missing}.\n${USAGE}`);
    return 2;
  }
  const loops = Array.from({ length: stress ?? 0 }, () => spawn(process.execPath, ['-e', 'for(;;);']));
  try {
    return search(files, repeat ?? 5, { ...process.env, CI: '1', CRENEAU_SLOW: String(slow) });
  } finally {
    for (const loop of loops) (loop as ChildProcess).kill('SIGKILL');
  }
}

/** Runs each file again and again, and prints how often it was green. */
function search(files: readonly string[], repeat: number, env: NodeJS.ProcessEnv): number {
  const rows = files.map((file) => {
    const seconds: number[] = [];
    let red = 0;
    for (let round = 1; round <= repeat; round += 1) {
      const start = performance.now();
      const args = file.startsWith('test/browser/')
        ? ['playwright', 'test', '--config=test/playwright.config.ts', '--retries=0', '--reporter=line', file]
        : ['vitest', 'run', '--config=test/vitest.config.ts', '--sequence.shuffle.tests', file];
      const { status, stdout } = spawnSync('npm', ['exec', '--', ...args], { cwd: top, encoding: 'utf8', env });
      seconds.push((performance.now() - start) / 1000);
      if (status !== 0) {
        red += 1;
        console.log(`── ${file}, round ${round}\n${stdout}`);
      }
    }
    return { file, green: repeat - red, red, slowest: Math.max(...seconds).toFixed(1) };
  });
  console.table(rows);
  return rows.some(({ red }) => red > 0) ? 1 : 0;
}
