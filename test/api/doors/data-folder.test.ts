import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { folderFailure, requireRoom, VERSION } from '../../../demo/api/database/folder-failure.ts';
import { openDatabase, openFolder } from '../../../demo/api/database/open.ts';

/** Words that must not be said about a folder that may be healthy. */
const DESTRUCTIVE = /damaged|remove|move|delete/;

/** A failure of the file system, as Node.js throws it. */
const failing = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

describe('C-running: failures of the data folder', () => {
  it.each([
    ['EACCES', 'open', 'may not be read and written by this user (EACCES)'],
    ['EPERM', 'unlink', 'may not be read and written by this user (EPERM)'],
    ['EROFS', 'open', 'is on a file system that is mounted read-only'],
    ['ENOSPC', 'write', 'has no room left (ENOSPC)'],
    ['EDQUOT', 'write', 'has no room left (EDQUOT)'],
    ['EMFILE', 'open', 'needs more open files than there may be (EMFILE)'],
    ['ENFILE', 'scandir', 'needs more open files than there may be (ENFILE)'],
    ['EIO', 'read', 'cannot be read or written by its disk (EIO)'],
    ['EPERM', 'link', 'is on a file system without hard links'],
    ['ENOTSUP', 'link', 'is on a file system without hard links'],
  ])('a failure of the file system in the data folder is named: %s of %s, it %s', (code, syscall, said) => {
    const failure = folderFailure(failing(code, syscall), '/data');
    expect(failure?.message).toContain(`The data folder /data ${said}`);
    expect(failure?.message).not.toMatch(DESTRUCTIVE);
  });

  it('a failure outside the data folder gets no sentence about the folder', () => {
    expect(folderFailure(failing('ENOENT', 'open'), '/data')).toBeNull();
    expect(folderFailure('nothing', '/data')).toBeNull();
  });

  it.each([
    new RangeError('WebAssembly.Memory(): could not allocate memory'),
    new RangeError('Array buffer allocation failed'),
    new Error('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance'),
    failing('ENOMEM', 'mmap'),
  ])('a database that gets too little memory is not called damaged: %s', async (error) => {
    const message = await refusalOf(aFolder(), error);
    expect(message).toMatch(/^The embedded database could not get the memory .* Its data are whole\.$/);
    expect(message).not.toMatch(DESTRUCTIVE);
  });

  it('a database of another version of PostgreSQL is refused with both versions, and is not opened', async () => {
    const open = vi.fn();
    const message = await openFolder(aFolder('17'), open).catch((error: Error) => error.message);
    expect(message).toMatch(/is of PostgreSQL 17, and this release has 18: start it with the release that has made it/);
    expect(message).not.toMatch(DESTRUCTIVE);
    expect(open).not.toHaveBeenCalled();
  });

  it('a new database has the version of PostgreSQL that the server expects', async () => {
    const folder = aFolder();
    await (await openFolder(folder)).close();
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()).toBe(VERSION);
  });

  it.each([
    ['no bytes', { bavail: 10, bsize: 4096, ffree: 1000, files: 5000 }],
    ['no files', { bavail: 1_000_000, bsize: 4096, ffree: 0, files: 5000 }],
  ])('the sentence about a full disk is shown for a disk with %s left', (_, left) => {
    expect(() => requireRoom(aFolder(), () => left)).toThrow(/has no room left \(ENOSPC\)/);
  });

  it('a folder is called damaged only if nothing else explains the failure, and stays in its place', async () => {
    const message = await refusalOf(aFolder(), new Error('memory access out of bounds'));
    expect(message).toMatch(/seems damaged: put a copy back in its place, or set DATA_DIR to another folder/);
  });

  it.each([
    ['data', 'a file', 'data is a file'],
    ['data', 'a link to nothing', 'data is a link to'],
    ['data', 'a link to itself', 'data is a link to'],
    ['data/database', 'a file', 'data/database is a file'],
    ['data/database', 'a link to nothing', 'data/database is a link to'],
    ['data/lock', 'a folder', 'data has a lock that is no file'],
    ['data/lock', 'a link to nothing', 'data has a lock that is no file'],
  ] as const)('what stands at %s is named where it is %s, and is not called damaged', async (place, what, said) => {
    const home = aFolder();
    const path = join(home, place);
    mkdirSync(dirname(path), { recursive: true });
    if (what === 'a file') writeFileSync(path, '');
    else if (what === 'a folder') mkdirSync(path);
    else symlinkSync(what === 'a link to itself' ? path : join(home, 'unmounted'), path);
    const opened = openDatabase({ databaseUrl: null, dataDir: join(home, 'data') }, () => {});
    const message = await opened.catch((error: Error) => error.message);
    expect(message).toContain(`The data folder ${join(home, said)}`);
    expect(message).not.toMatch(DESTRUCTIVE);
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

/** A folder of a database, of this version of PostgreSQL or of none. */
function aFolder(version?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'creneau-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (version !== undefined) writeFileSync(join(folder, 'PG_VERSION'), `${version}\n`);
  return folder;
}

/** Returns the sentence for a folder whose opening fails with this error. */
const refusalOf = (folder: string, error: Error): Promise<string> =>
  openFolder(folder, () => Promise.reject(error)).then(
    () => 'opened',
    ({ message }: Error) => message,
  );

const OPEN = `
  const { openDatabase } = await import(${JSON.stringify(new URL('../../../demo/api/database/open.ts', import.meta.url).href)});
  const opened = openDatabase({ databaseUrl: null, dataDir: process.env.DATA_DIR }, () => {});
  console.log(await opened.then(() => 'opened', ({ message }) => message));
`;
