// Runs the tests of one file, or those whose title has these words: npm run one -- <file> [title]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isPlaywrights } from './runner/commands.ts';

const top = fileURLToPath(new URL('..', import.meta.url));
const [file, title] = process.argv.slice(2);

if (file === undefined || !existsSync(`${top}${file}`)) {
  console.error(`npm run one -- <file> [title]: there is no file ${file ?? ''}`);
  process.exitCode = 2;
} else {
  if (!existsSync(`${top}dist/creneau`)) npm('run', 'build', '--silent');
  const escaped = title?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [program, verb, select] = isPlaywrights(file) ? ['playwright', 'test', '-g'] : ['vitest', 'run', '-t'];
  const chosen = escaped ? [select, escaped] : [];
  process.exitCode = npm('exec', '--', program, verb, `--config=test/${program}.config.ts`, file, ...chosen);
}

function npm(...args: readonly string[]): number {
  return spawnSync('npm', args, { cwd: top, stdio: 'inherit' }).status ?? 1;
}
