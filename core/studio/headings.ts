import type { Language } from '../text/language.ts';
import { plainLetters } from '../text/plain-letters.ts';
import type { Cell } from './cell.ts';
import type { Column, Sheet } from './form.ts';
import { SHEETS } from './sheets.ts';

/** Titles and notes may stand above the headings, in at most this number of rows. */
const ROWS_ABOVE = 20;

/** The headings of a table, as they were understood. */
export interface Headings {
  readonly row: number;
  readonly lang: Language;
  /** The column of each cell; a text is a heading that the sheet does not have, null an empty cell. */
  readonly columns: readonly (Column | string | null)[];
}

/** Returns the sheet that a tab or a file is named after, in either language or as in JSON; undefined if there is none. */
export function sheetNamed(name: string): Sheet | undefined {
  const wanted = bare(name);
  const found = SHEETS.find(({ id, names }) => [id, names.fr, names.en].some((one) => bare(one) === wanted));
  // LibreOffice writes the sheets of a workbook as `workbook-Sheet.csv`.
  const dash = name.indexOf('-');
  return found ?? (dash < 0 ? undefined : sheetNamed(name.slice(dash + 1)));
}

/** Finds the headings of a sheet among the first rows of a table; null if no row has at least half of its cells known. */
export function findHeadings(
  sheet: Sheet,
  rows: { readonly length: number; at(row: number): readonly Cell[] | undefined },
): Headings | null {
  let best: (Headings & { readonly known: number }) | null = null;
  for (let row = 0; row < Math.min(ROWS_ABOVE, rows.length); row += 1) {
    const read = readHeadings(sheet, rows.at(row) ?? [], row);
    const filled = read.columns.filter((one) => one !== null).length;
    if (read.known > (best?.known ?? 0) && read.known * 2 >= filled) best = read;
  }
  return best;
}

function readHeadings(sheet: Sheet, cells: readonly Cell[], row: number) {
  let [french, known] = [0, 0];
  const columns = cells.map((cell) => {
    if (cell.case !== 'text' || cell.text.trim() === '') return null;
    const name = bare(cell.text);
    const found = HEADINGS.get(sheet)?.find(({ id, fr, en }) => [id, fr, en].includes(name));
    if (!found) return cell.text.trim();
    known += 1;
    french += Number(found.fr === name) - Number(found.en === name);
    return found.column;
  });
  const lang: Language = french >= 0 ? 'fr' : 'en';
  return { row, lang, columns, known };
}

/** Returns a name in the letters that are compared: without accents, marks, and what stands in brackets. */
function bare(text: string): string {
  return plainLetters(text)
    .replace(/\([^()]{0,60}\)/g, '')
    .replace(/[^a-z0-9]/g, '');
}

/** The names of the columns of each sheet, as they are compared. */
const HEADINGS = new Map(
  SHEETS.map((sheet) => [
    sheet,
    sheet.columns.map((column) => {
      const { id, names } = column;
      return { column, id: bare(id), fr: bare(names.fr), en: bare(names.en) };
    }),
  ]),
);

const NAMES = new Set([...HEADINGS.values()].flatMap((list) => list.flatMap(({ id, fr, en }) => [id, fr, en])));

/** Whether a text is a heading of some sheet. */
export function isHeading(text: string): boolean {
  return NAMES.has(bare(text));
}
