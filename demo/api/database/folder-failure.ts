import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Codes of a `link` that the file system does not know. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** PostgreSQL makes its log in pieces of 16 MB, and needs one more to begin. */
const LEAST_BYTES = 32 * 2 ** 20;

/** Returns what to do about a failure of the file system in the data folder; null for one of another kind. */
export function folderFailure(error: unknown, folder: string): StartError | null {
  if (!(error instanceof Error)) return null;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  const say = (sentence: string) => new StartError(`The data folder ${folder} ${sentence}`, { cause: error });
  if (syscall === 'link' && NO_LINKS.has(code)) {
    return say(
      'is on a file system without hard links, which its lock needs: set DATA_DIR to a folder on another one.',
    );
  }
  if (code === 'EACCES' || code === 'EPERM') {
    const where = path === undefined || path === folder ? '' : `, because of ${path}`;
    return say(
      `may not be read and written by this user (${code}${where}): start the server as the user whom it belongs to, or give it to this one (chown -R). Its data are whole.`,
    );
  }
  if (code === 'EROFS')
    return say('is on a file system that is mounted read-only: mount it for writing, or set DATA_DIR.');
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return say(`has no room left (${code}): free some on its disk, and start again.`);
  }
  return null;
}

/** Throws a StartError where this user may not read and write every file of the folder. */
export function requireAccess(folder: string): void {
  if (!existsSync(folder)) return;
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) requireAccess(path);
      else accessSync(path, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    throw folderFailure(error, folder) ?? error;
  }
}

/** Throws a StartError where the folder's disk is full. */
export function requireRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= LEAST_BYTES) return;
  const full = Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  throw folderFailure(full, folder) ?? full;
}
