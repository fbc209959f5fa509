import type { Cell } from '../../../../core/studio/cell.ts';
import { isEmpty } from '../../../../core/studio/kinds.ts';
import type { Table } from '../../../../core/studio/read-table.ts';
import { inThread, ThreadFailure } from '../../in-thread.ts';
import { FileError } from './file-error.ts';
import { checkWorkbook } from './zip.ts';

const MOST_BYTES = 10_000_000;
const MOST_ROWS = 10_000;
/** A workbook that takes more is no table of a studio. */
const LIMITS = { memoryMb: 256, patience: 60_000 };

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Reads a workbook (.xlsx or .ods). Throws a FileError if it cannot be read, or has more than 10 MB or 10,000 rows.
 * `fillsMerged` writes the value of merged cells into each of them.
 */
export async function readWorkbook(file: string, bytes: Buffer, fillsMerged = false): Promise<readonly Table[]> {
  if (bytes.length > MOST_BYTES) throw new FileError(file, 'too-big');
  checkWorkbook(file, bytes);
  const sheets = await inWorker(file, bytes, fillsMerged);
  const filled = sheets.map(({ rows }) => rows.filter((row) => row.some((cell) => !isEmpty(cell))).length);
  if (filled.reduce((sum, count) => sum + count, 0) > MOST_ROWS) throw new FileError(file, 'too-many-rows');
  return sheets.map(({ name, rows }) => ({ file, tab: name, rows }));
}

function inWorker(file: string, bytes: Buffer, fillsMerged: boolean): Promise<readonly Sheet[]> {
  const data = { bytes, mostRows: MOST_ROWS, fillsMerged };
  return inThread<readonly Sheet[]>(new URL('./workbook-worker.mjs', import.meta.url), data, LIMITS).catch(
    (error: unknown) => {
      const isBomb = error instanceof ThreadFailure && error.reason === 'too-much';
      throw new FileError(file, isBomb ? 'bomb' : 'damaged');
    },
  );
}
