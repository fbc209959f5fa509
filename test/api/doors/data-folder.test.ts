import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderFailure } from '../../../demo/api/database/folder-failure.ts';

/** A failure of the file system, as Node.js throws it. */
const failing = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

describe('C-running: what fails in the data folder is named', () => {
  it.each([
    ['EACCES', 'open', 'may not be read and written by this user (EACCES)'],
    ['EPERM', 'unlink', 'may not be read and written by this user (EPERM)'],
    ['EROFS', 'open', 'is on a file system that is mounted read-only'],
    ['ENOSPC', 'write', 'has no room left (ENOSPC)'],
    ['EDQUOT', 'write', 'has no room left (EDQUOT)'],
    ['EPERM', 'link', 'is on a file system without hard links'],
    ['ENOTSUP', 'link', 'is on a file system without hard links'],
  ])('a failure of the file system in the data folder is named: %s of %s, it %s', (code, syscall, said) => {
    const failure = folderFailure(failing(code, syscall), '/data');
    expect(failure?.message).toContain(`The data folder /data ${said}`);
    expect(failure?.message).not.toMatch(/damaged|remove/);
  });

  it("a failure that is not the data folder's gets no such sentence", () => {
    expect(folderFailure(failing('ENOENT', 'open'), '/data')).toBeNull();
    expect(folderFailure('nothing', '/data')).toBeNull();
  });

  it("another user's database is neither opened nor called damaged", async () => {
    const home = mkdtempSync(join(tmpdir(), 'creneau-foreign-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    const dataDir = join(home, 'data');
    const version = join(dataDir, 'database', 'PG_VERSION');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(version, '18');
    const nobody = 65_534;
    const isRoot = process.getuid?.() === 0;
    for (const folder of [home, dataDir]) if (isRoot) chownSync(folder, nobody, nobody);
    chmodSync(version, isRoot ? 0o600 : 0);
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', OPEN], {
      env: { ...process.env, DATA_DIR: dataDir, HOME: home },
      ...(isRoot && { uid: nobody, gid: nobody }),
    });
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    await once(child, 'close');
    expect(said).toContain('may not be read and written by this user (EACCES');
  });
});

const OPEN = `
  const { openDatabase } = await import(${JSON.stringify(new URL('../../../demo/api/database/open.ts', import.meta.url).href)});
  const opened = openDatabase({ databaseUrl: null, dataDir: process.env.DATA_DIR }, () => {});
  console.log(await opened.then(() => 'opened', ({ message }) => message));
`;
