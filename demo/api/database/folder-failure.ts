import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  type StatsFs,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Error codes of `link` on file systems that do not support hard links. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** PostgreSQL writes its log in files of 16 MB, and needs room for at least one more to start. */
const LEAST_BYTES = 32 * 2 ** 20;

/** PostgreSQL opens about this many files at its start. */
const LEAST_FILES = 64;

/** The major version of PostgreSQL in PGlite. */
export const VERSION = '18';

/**
 * Returns an error that says what to do about a failure of the file system in the data folder; null for other failures.
 */
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
    return say(
      `has no room left (${code}), for bytes (df) or for files (df -i): free some on its disk, and start again. Its data are whole.`,
    );
  }
  if (code === 'EMFILE' || code === 'ENFILE') {
    const whose = code === 'EMFILE' ? 'this process (ulimit -n, or LimitNOFILE of systemd)' : 'the system';
    return say(`needs more open files than there may be (${code}): raise the limit of ${whose}. Its data are whole.`);
  }
  if (code === 'EIO') return say('cannot be read or written by its disk (EIO): look after the disk before you go on.');
  return null;
}

/**
 * The messages of V8 and WebAssembly when memory is refused. An access outside of the memory ('out of bounds') is a
 * different failure.
 */
const NO_MEMORY = /out of memory|(?:could not|cannot) allocate|allocation failed/i;

/** Returns an error that says what to do if the embedded database got too little memory; null for another failure. */
export function memoryFailure(error: unknown): StartError | null {
  if (!(error instanceof Error)) return null;
  const isMemory = NO_MEMORY.test(error.message) || ('code' in error && error.code === 'ENOMEM');
  if (!isMemory) return null;
  return new StartError(
    `The embedded database could not get the memory that it needs (${error.message}): raise the limit of the container or the service, or end other programs. Its data are whole.`,
    { cause: error },
  );
}

/** Throws a StartError if a file, or a link that leads nowhere, is in the place of the folder. */
export function requireNoOther(folder: string): void {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return;
    throw new StartError(`The data folder ${folder} is a file: set DATA_DIR to another folder.`);
  }
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new StartError(
    `The data folder ${folder} is a link to ${readlinkSync(folder)}, which cannot be reached: mount its disk, or set DATA_DIR to another folder.`,
  );
}

/** Throws a StartError if this user may not read and write every file of the folder. */
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

/** Throws a StartError if the database in the folder was made by another version of PostgreSQL. */
export function requireVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (version === VERSION || !/^\d/.test(version)) return;
  throw new StartError(
    `The data folder ${folder} is of PostgreSQL ${version}, and this release has ${VERSION}: start it with the release that has made it, or set DATA_DIR to another folder. Its data are whole.`,
  );
}

/** The free space of a file system. `files` is 0 on a file system that does not count its files. */
type Room = Pick<StatsFs, 'bavail' | 'bsize' | 'ffree' | 'files'>;

/**
 * Throws a StartError if the disk of the folder has no room for more bytes or files, or if this process cannot open
 * more files.
 */
export function requireRoom(folder: string, statfs: (path: string) => Room = statfsSync): void {
  const { bavail, bsize, ffree, files } = statfs(folder);
  if (bavail * bsize < LEAST_BYTES || (files > 0 && ffree === 0)) throw failureOf('ENOSPC', folder);
  const opened: number[] = [];
  try {
    for (let count = 0; count < LEAST_FILES; count += 1) opened.push(openSync(folder, constants.O_RDONLY));
  } catch (error) {
    throw folderFailure(error, folder) ?? error;
  } finally {
    for (const descriptor of opened) closeSync(descriptor);
  }
}

function failureOf(code: string, folder: string): Error {
  const error = Object.assign(new Error(code), { code });
  return folderFailure(error, folder) ?? error;
}
