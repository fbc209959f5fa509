import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('every statement of the specification, decisions and contract has a test, or says why it has none', () => {
  const top = fileURLToPath(new URL('../../..', import.meta.url));
  const args = ['--import', 'tsx', 'test/coverage/run.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: top, encoding: 'utf8' });
  const rest = stdout.slice(stdout.indexOf('without a test: '));
  expect(rest, stderr).toMatch(/^without a test: none\nbroken matchers: none\n/);
  expect(status).toBe(0);
});
