// Runs the tests of one file, or those whose title has these words: npm run one -- <file> [title]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isPlaywrights } from './runner/runner-of.ts';

const top = fileURLToPath(new URL('..', import.meta.url));
const [file, title] = process.argv.slice(2);

if (file === undefined || !existsSync(`${top}${file}`)) {
  console.error(`npm run one -- <file> [title]: there is no file ${file ?? ''}`);
  process.exitCode = 2;
} else {
  if (!existsSync(`${top}dist/creneau`)) npm('run', 'build', '--silent');
  const escaped = title?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  process.exitCode = isPlaywrights(file)
    ? npm(
        'exec',
        '--',
        'playwright',
        'test',
        '--config=test/playwright.config.ts',
        file,
        ...(escaped ? ['-g', escaped] : []),
      )
    : npm('exec', '--', 'vitest', 'run', '--config=test/vitest.config.ts', file, ...(escaped ? ['-t', escaped] : []));
}

function npm(...args: readonly string[]): number {
  return spawnSync('npm', args, { cwd: top, stdio: 'inherit' }).status ?? 1;
}
