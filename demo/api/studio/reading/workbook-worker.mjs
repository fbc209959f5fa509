// Reads a workbook in a thread of its own, whose memory is limited.
import { parentPort, workerData } from 'node:worker_threads';
import { read, SSF } from '@e965/xlsx';

const { bytes, mostRows, fillsMerged } = workerData;

/** The days between 30 December 1899 and 1 January 1904, from which some workbooks count. */
const DAYS_OF_1904 = 1462;

const workbook = read(bytes, { dense: true, cellNF: true, cellHTML: false, cellText: false, sheetRows: mostRows + 1 });
const from1904 = workbook.Workbook?.WBProps?.date1904 === true;

function cellOf(cell) {
  if (!cell || cell.v === undefined || cell.v === null || cell.v === '') return { case: 'empty' };
  if (cell.t === 'e') return { case: 'error', code: cell.w ?? '#ERROR' };
  if (cell.t === 'b') return { case: 'yes-no', value: cell.v === true };
  if (cell.t !== 'n') return { case: 'text', text: String(cell.v) };
  const format = String(cell.z ?? '');
  if (SSF.is_date(format)) return { case: 'number', value: dateOf(cell.v), shownAs: 'date' };
  return { case: 'number', value: cell.v, shownAs: format.includes('%') ? 'percent' : 'number' };
}

function dateOf(value) {
  // A time that a program has kept as one of 30 December 1899 comes a day too early.
  if (value < 0) return value + 1;
  return from1904 && value >= 1 ? value + DAYS_OF_1904 : value;
}

function tableOf(name) {
  const sheet = workbook.Sheets[name];
  const data = sheet['!data'] ?? [];
  if (fillsMerged) {
    for (const { s, e } of sheet['!merges'] ?? []) {
      for (let row = s.r; row <= Math.min(e.r, mostRows); row += 1) {
        data[row] ??= [];
        for (let column = s.c; column <= e.c; column += 1) data[row][column] ??= data[s.r]?.[s.c];
      }
    }
  }
  return { name, rows: Array.from(data, (row) => Array.from(row ?? [], cellOf)) };
}

parentPort?.postMessage(workbook.SheetNames.map(tableOf));
