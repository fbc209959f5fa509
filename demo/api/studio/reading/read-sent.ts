import type { Table } from '../../../../core/studio/read-table.ts';
import { readFile } from './read-files.ts';

/** A file as a request has it: its bytes in base64. */
interface SentFile {
  readonly name: string;
  readonly content: string;
}

/** Reads the files of a request, one after the other. Throws a FileError for one that cannot be read. */
export async function readSent(files: readonly SentFile[]): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const { name, content } of files) tables.push(...(await readFile(name, Buffer.from(content, 'base64'))));
  return tables;
}
