import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const taken = createServer();
let port: number;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'creneau-start-'));
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const address = taken.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What `npm start` prints before it exits, and its exit code. */
async function start(variables: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/start.ts'], {
    cwd: top,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { said, complained, code: child.exitCode };
}

it('C-running: a failed start prints one sentence, before anything is built or filled', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const cases: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ PORT: String(port) }, /^Port \d+ is taken by another program: .* set PORT to another port\.\n$/],
    [
      { HOST: '192.0.2.1' },
      /^HOST is "192\.0\.2\.1", but it must be an address of this machine such as 127\.0\.0\.1\.\n$/,
    ],
    [{ HOST: 'nowhere.invalid' }, /^HOST is "nowhere\.invalid", but it must be an address of this machine/],
    [{ DATA_DIR: file }, /^The data folder .* is a file: set DATA_DIR to another folder\.\n$/],
    [{ DATA_DIR: join(file, 'below') }, /^The data folder .* is below a file: set DATA_DIR to another folder\.\n$/],
    [
      { BUNDLE_DIR: folder },
      /^The folder .* has no release 1\.x: make it with npm run release -- .*, or leave BUNDLE_DIR unset\.\n$/,
    ],
    [{ DEMO: 'maybe' }, /^DEMO is "maybe", but it must be on or off\.\n$/],
  ];
  const answers = await Promise.all(cases.map(([variables]) => start(variables)));
  for (const [n, [variables, sentence]] of cases.entries()) {
    expect([variables, answers[n]]).toEqual([
      variables,
      { said: '', complained: expect.stringMatching(sentence), code: 1 },
    ]);
  }
});
