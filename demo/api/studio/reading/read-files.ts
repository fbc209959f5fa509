import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Table } from '../../../../core/studio/read-table.ts';
import { readCsv } from './csv.ts';
import { FileError } from './file-error.ts';
import { readJson } from './json.ts';
import { readWorkbook } from './workbook.ts';

const MOST_BYTES = 64_000_000;

/** The files of a folder that are tables; other files, such as a program's locks, are left alone. */
const TABLE = /^[^.~].*\.(?:csv|tsv|txt|json)$/i;

/**
 * Reads a workbook, a file of CSV or JSON, or the files of CSV and JSON in a folder. Throws a FileError for a file that
 * cannot be read.
 */
export async function readFiles(path: string, fillsMerged = false): Promise<readonly Table[]> {
  const kind = onDisk(path, () => statSync(path));
  if (!kind.isDirectory())
    return readFile(
      basename(path),
      onDisk(path, () => bytesOf(path)),
      fillsMerged,
    );
  const names = onDisk(path, () => readdirSync(path))
    .filter((name) => TABLE.test(name))
    .sort();
  if (names.length === 0) throw new FileError(path, 'nothing-there');
  const tables: Table[] = [];
  for (const name of names)
    tables.push(
      ...(await readFile(
        name,
        onDisk(name, () => bytesOf(join(path, name))),
        fillsMerged,
      )),
    );
  return tables;
}

/** Reads a file by what it is, whatever its name says, except that CSV and JSON are told apart by the name. */
export async function readFile(name: string, bytes: Buffer, fillsMerged = false): Promise<readonly Table[]> {
  if (bytes.length > MOST_BYTES) throw new FileError(name, 'too-big');
  const [first = 0, second = 0] = bytes;
  if (first === 0x50 && second === 0x4b) return readWorkbook(name, bytes, fillsMerged);
  if (first === 0xd0 && second === 0xcf) throw new FileError(name, 'old-workbook');
  const kind = extname(name).toLowerCase();
  if (kind === '.json') return readJson(name, bytes);
  if (['.csv', '.tsv', '.txt'].includes(kind)) return [readCsv(name, bytes)];
  throw new FileError(name, bytes.length === 0 ? 'empty' : /^\.(?:xlsx|ods)$/.test(kind) ? 'damaged' : 'other-file');
}

function bytesOf(path: string): Buffer {
  if (statSync(path).size > MOST_BYTES) throw new FileError(basename(path), 'too-big');
  return readFileSync(path);
}

function onDisk<Result>(name: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') throw new FileError(name, 'missing');
    if (code === 'EACCES' || code === 'EPERM') throw new FileError(name, 'unreadable-file');
    throw error;
  }
}
