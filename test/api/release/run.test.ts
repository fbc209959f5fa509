import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { aFolder, everyFile } from './a-folder.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));

/** What the program prints, and its exit code. */
async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/release/run.ts', ...args], {
    cwd: top,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { said, complained, code: child.exitCode };
}

it('D-release: the command adds the build, says so, and prunes', { tags: ['@long'] }, async () => {
  const folder = join(aFolder(), 'cdn');
  const [dry, ...refused] = await Promise.all([
    run(folder, '--dry-run'),
    run(),
    run(folder, 'another'),
    run(folder, '--prune', 'all'),
    run(folder, '--purge'),
  ]);
  expect(dry).toMatchObject({
    said: expect.stringMatching(/^\d+\.\d+\.\d+ would be added to .*: \d+ files\.\n$/),
    code: 0,
  });
  for (const { said, complained, code } of refused) {
    expect([said, complained, code]).toEqual([
      '',
      expect.stringMatching(/^[^\n]+\. Write: npm run release -- <folder> \[--prune <days>\] \[--dry-run\]\n$/),
      1,
    ]);
  }
  const { said, complained } = await run(folder, '--prune', '30');
  expect(complained).toBe('');
  expect(said).toMatch(/^\d+\.\d+\.\d+ was added to .*: \d+ files\.\nNothing to prune: .*30 days ago\.\n$/);
  expect(everyFile(folder)).toEqual(expect.arrayContaining(['1/creneau.js', '1/release.js', 'releases.json']));
  expect((await run(folder)).said).toMatch(/ is in .* already\.\n$/);
});
