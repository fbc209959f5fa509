import {
  accessSync,
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { folderFailure, requireNoOther } from './folder-failure.ts';

const held = new Set<string>();

/** Creates the folder if it does not exist. Throws a StartError if it cannot be created or written to. */
export function requireFolder(folder: string): void {
  try {
    requireNoOther(folder);
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    const reason = code === 'EEXIST' || code === 'ENOTDIR' ? 'is below a file' : `cannot be used (${code})`;
    throw (
      folderFailure(error, folder) ??
      new StartError(`The data folder ${folder} ${reason}: set DATA_DIR to another folder.`)
    );
  }
}

/**
 * Locks `folder` for this process, because an embedded database that two processes write loses rows without an error.
 * The lock of a dead process is taken over at once. `proper-lockfile` would recognise such a lock only by its age: a
 * restart would have to wait, and a process that is suspended for long would lose its lock. Returns the function that
 * releases the lock. Throws a StartError if another process has the lock or the folder cannot be used.
 */
export function lockFolder(folder: string): () => void {
  requireFolder(folder);
  try {
    return takeLock(folder);
  } catch (error) {
    throw folderFailure(error, folder) ?? error;
  }
}

function takeLock(folder: string): () => void {
  const path = join(folder, 'lock');
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) {
    throw new StartError(`The data folder ${folder} has a lock that is no file: rename ${path}, and start again.`);
  }
  const mine = join(folder, `lock.${process.pid}`);
  writeFileSync(mine, lockOwnerOf(process.pid));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // Creating a hard link is atomic and fails if the lock exists, so a lock has one owner and is never half-written.
      if (linked(mine, path)) {
        held.add(path);
        return () => {
          held.delete(path);
          rmSync(path, { force: true });
        };
      }
      const owner = readOwner(path);
      if (owner === null) continue;
      if (isAlive(owner, path)) {
        const pid = owner.split(' ')[0];
        throw new StartError(`The data folder ${folder} is in use by process ${pid}; stop it or set DATA_DIR.`);
      }
      removeStale(path, owner);
    }
    throw new StartError(`The data folder ${folder} is being taken by another process; try again.`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes the lock of a dead owner. If another process has replaced that lock in the meantime, puts its lock back. */
function removeStale(path: string, owner: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  if (readOwner(aside) !== owner) linked(aside, path);
  rmSync(aside, { force: true });
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(owner: string, path: string): boolean {
  const pid = Number(owner.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // Process ids are reused, in containers immediately; a process with another start time is another process.
  return lockOwnerOf(pid) === owner;
}

/** Returns a process id and, if the system reports it, the time at which that process started. */
function lockOwnerOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    // A zombie process still has an entry in `/proc`.
    if (fields?.[0] === 'Z') return `${pid} dead`;
    return `${pid} ${boot} ${fields?.[19]}`;
  } catch {
    return `${pid}`;
  }
}
