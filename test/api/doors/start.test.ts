import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../demo/api/database/open.ts';

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
    [{ DATA_DIR: join(file, 'below') }, /^The data folder .* is a file: set DATA_DIR to another folder\.\n$/],
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

it('C-running: a damaged data folder is refused in a sentence that says what to do', async () => {
  const whole = join(folder, 'whole');
  await (await openDatabase({ databaseUrl: null, dataDir: whole }, () => {})).close();
  const damages: Readonly<Record<string, (database: string) => void>> = {
    'no version': (database) => writeFileSync(join(database, 'PG_VERSION'), ''),
    'a short control file': (database) => truncateSync(join(database, 'global', 'pg_control'), 100),
    'no tables': (database) => rmSync(join(database, 'base'), { recursive: true }),
  };
  for (const [name, damage] of Object.entries(damages)) {
    const dataDir = join(folder, name);
    cpSync(whole, dataDir, { recursive: true });
    damage(join(dataDir, 'database'));
    await expect(
      openDatabase({ databaseUrl: null, dataDir }, () => {}),
      name,
    ).rejects.toThrow(/^The database in .* is damaged, or of another version: put a copy back .* a new database\.$/);
  }
});
