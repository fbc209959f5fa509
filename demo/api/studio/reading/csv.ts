import { CsvError, parse } from 'csv-parse/sync';
import type { Cell } from '../../../../core/studio/cell.ts';
import { unescaped } from '../../../../core/studio/escape.ts';
import { isHeading } from '../../../../core/studio/headings.ts';
import type { Table } from '../../../../core/studio/read-table.ts';
import { FileError } from './file-error.ts';
import { textOf } from './text.ts';

const SEPARATORS = [';', ',', '\t'] as const;
const MOST_ROWS = 200_000;
/** The headings are in the first part of a file. */
const HEAD = 20_000;

/** Reads a file of CSV. Throws a FileError if it is none. */
export function readCsv(file: string, bytes: Uint8Array): Table {
  const whole = textOf(file, bytes);
  const [line, named] = /^\ufeff?sep=([;,\t])\r?\n/i.exec(whole) ?? [''];
  const text = whole.slice(line.length);
  const rows = records(file, text, named ?? separatorOf(text));
  if (rows.length > MOST_ROWS) throw new FileError(file, 'too-many-rows');
  // A line for the separator is a row that the spreadsheet program does not show.
  return { file, tab: null, rows: { length: rows.length, at: (row) => rows[row]?.map(cellOf) } };
}

function records(file: string, text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      // A cell that is missing or too many is told with its row; a quotation mark inside a text is a letter.
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      to: MOST_ROWS + 1,
    });
  } catch (error) {
    if (error instanceof CsvError)
      throw new FileError(file, error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote' : 'damaged');
    throw error;
  }
}

/**
 * Returns the separator with which the most headings are known; where that does not tell, the one that stands most often
 * outside of quotation marks.
 */
function separatorOf(text: string): string {
  const head = text.slice(0, HEAD);
  const bare = text.replace(/"[^"]*"/g, '');
  const scores = SEPARATORS.map((separator) => {
    const cells = head.split(/\r\n?|\n/).flatMap((line) => line.split(separator));
    const known = cells.filter((cell) => isHeading(cell.replace(/^\ufeff?"?|"$/g, ''))).length;
    return { separator, known, count: bare.split(separator).length };
  });
  const [best] = scores.sort((a, b) => b.known - a.known || b.count - a.count);
  return best?.separator ?? ';';
}

function cellOf(text: string): Cell {
  return text === '' ? { case: 'empty' } : unescaped(text);
}
