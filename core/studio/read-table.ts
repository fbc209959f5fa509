import { plainLetters } from '../text/plain-letters.ts';
import { slugOf } from '../text/slug.ts';
import type { PlainDate } from '../time/wall-time.ts';
import type { Answers, Cell, Reading as CellReading, ReadingContext, Value } from './cell.ts';
import type { CellQuestion, Finding, Place, Row } from './finding.ts';
import type { Column, Sheet } from './form.ts';
import { findHeadings, type Headings, sheetNamed } from './headings.ts';
import { isEmpty, readCell } from './kinds.ts';
import { nameOf } from './references.ts';

/** A table of a file: a sheet of a workbook, a file of CSV, or a list of JSON. */
export interface Table {
  readonly file: string;
  readonly tab: string | null;
  readonly rows: Rows;
}

/** The rows of a table; their cells are made when they are read, so that a large file is never there twice. */
export interface Rows {
  readonly length: number;
  at(row: number): readonly Cell[] | undefined;
}

/** A table as it was understood. */
export interface ReadTable {
  /** Null if it is none of the form's sheets. */
  readonly sheet: Sheet | null;
  /** The columns that the table has. */
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly findings: readonly Finding[];
  readonly questions: readonly CellQuestion[];
  /** How many rows are still the template's example. */
  readonly examples: number;
}

/** The answers to questions, by their ids: `customers.phone.lost-zero`. */
export type GivenAnswers = Readonly<Record<string, string>>;

interface ReadingOptions {
  readonly today: PlainDate;
  readonly hasMonthFirst?: boolean;
  readonly answers: GivenAnswers;
}

const NOTHING = { sheet: null, columns: [], rows: [], questions: [], examples: 0 };

/** Reads a table. A row with a fault is left out of its rows. */
export function readTable(table: Table, options: ReadingOptions): ReadTable {
  const place = { file: table.file, tab: table.tab };
  const name = table.tab ?? table.file.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const sheet = sheetNamed(name);
  const isBlank = !hasRow(table.rows, (cells) => !cells.every(isEmpty));
  if (isBlank || (!sheet && isNotes(name))) return { ...NOTHING, findings: [] };
  if (!sheet) return { ...NOTHING, findings: [{ case: 'unknown-sheet', found: name, place }] };
  const headings = findHeadings(sheet, table.rows);
  if (!headings) return { ...NOTHING, sheet, findings: [{ case: 'no-headings', place }] };
  const columns = headings.columns.filter((column) => column !== null && typeof column !== 'string');
  const reading = { sheet, headings, examples: examplesOf(sheet), contexts: contextsOf(sheet, headings, options) };
  const rows: Row[] = [];
  const findings = [...headingFindings(sheet, headings, place)];
  const questions: CellQuestion[] = [];
  let examples = 0;
  for (let n = headings.row + 1; n < table.rows.length; n += 1) {
    const cells = table.rows.at(n) ?? [];
    if (cells.every(isEmpty)) continue;
    const read = readRow(cells, { file: table.file, tab: table.tab, row: n }, reading);
    if (read.row) rows.push(read.row);
    for (const finding of read.findings) findings.push(finding);
    for (const question of read.questions) questions.push(question);
    examples += Number(read.isExample);
  }
  return { sheet, columns, rows, findings, questions: together(questions), examples };
}

/** Whether some row of a table has this quality. */
export function hasRow(rows: Rows, isWanted: (cells: readonly Cell[]) => boolean): boolean {
  for (let n = 0; n < rows.length; n += 1) if (isWanted(rows.at(n) ?? [])) return true;
  return false;
}

/** The template's first sheet explains the others. */
function isNotes(name: string): boolean {
  return /^(?:lisez-moi|read me)$/i.test(name.trim());
}

function headingFindings(sheet: Sheet, { row, columns, lang }: Headings, place: Place): readonly Finding[] {
  const at = (column: number) => ({ ...place, row, column });
  const found = columns.flatMap((heading, n): readonly Finding[] => {
    if (typeof heading === 'string') return [{ case: 'unknown-heading', found: heading, place: at(n) }];
    const isTwice = heading !== null && columns.indexOf(heading) < n;
    return isTwice ? [{ case: 'heading-twice', found: heading.names[lang], place: at(n) }] : [];
  });
  const missing = sheet.columns.filter((column) => column.isRequired && !columns.includes(column));
  return [
    ...found,
    ...missing.map((wanted): Finding => ({ case: 'missing-column', wanted, place: { ...place, row } })),
  ];
}

interface ReadRow {
  readonly row: Row | null;
  readonly findings: readonly Finding[];
  readonly questions: readonly CellQuestion[];
  readonly isExample: boolean;
}

interface Reading {
  readonly sheet: Sheet;
  readonly headings: Headings;
  readonly examples: readonly string[];
  /** By the ids of the columns. */
  readonly contexts: Readonly<Record<string, ReadingContext>>;
}

function readRow(cells: readonly Cell[], place: Place & { readonly row: number }, reading: Reading): ReadRow {
  const { sheet, headings, examples, contexts } = reading;
  const values: Record<string, Value> = {};
  const notes: string[] = [];
  const findings: Finding[] = [];
  const questions: CellQuestion[] = [];
  for (const [n, heading] of headings.columns.entries()) {
    if (heading === null || typeof heading === 'string' || headings.columns.indexOf(heading) < n) continue;
    const cell = cells[n] ?? { case: 'empty' };
    const at = () => ({ ...place, column: n });
    if (isEmpty(cell)) {
      values[heading.id] = null;
      if (heading.isRequired)
        findings.push({ case: 'wrong-cell', wrong: 'required', found: '', wanted: heading, place: at() });
      continue;
    }
    const id = `${sheet.id}.${heading.id}`;
    const context = contexts[heading.id];
    if (!context) continue;
    const read = readChoice(heading, readCell(heading.kind, cell, context));
    if (read.case === 'value') values[heading.id] = read.value;
    if (read.case === 'value' && read.note) notes.push(heading.id);
    if (read.case === 'wrong') {
      findings.push({ case: 'wrong-cell', wrong: read.wrong, found: shownCell(cell), wanted: heading, place: at() });
    }
    if (read.case === 'question') {
      const { question, readings } = read;
      const asked = { question, readings, column: heading, place: at(), found: shownCell(cell), cells: 1 };
      questions.push({ id: `${id}.${question}`, ...asked });
    }
  }
  const extra = cells.findIndex((cell, n) => !isEmpty(cell) && (headings.columns[n] ?? null) === null);
  if (extra >= 0) {
    findings.push({ case: 'extra-cell', found: shownCell(cells[extra]), place: { ...place, column: extra } });
  }
  if (examples.includes(JSON.stringify(ordered(sheet, values))))
    return { row: null, findings: [], questions: [], isExample: true };
  const isWhole = findings.length === 0 && questions.length === 0;
  const isAddressMade = sheet.key.includes('address') && !values['address'];
  // In place: a copy of each row would take more memory than all of them.
  if (isAddressMade) values['address'] = slugOf(nameOf(sheet, values));
  return {
    row: isWhole ? { place, values, notes, headings: headings.columns, isAddressMade } : null,
    findings,
    questions,
    isExample: false,
  };
}

function contextsOf(sheet: Sheet, { lang }: Headings, { today, answers, hasMonthFirst = false }: ReadingOptions) {
  const contexts = sheet.columns.map(({ id }) => {
    const prefix = `${sheet.id}.${id}.`;
    const own = Object.entries(answers).filter(([question]) => question.startsWith(prefix));
    const given: Answers = Object.fromEntries(own.map(([question, answer]) => [question.slice(prefix.length), answer]));
    return [id, { lang, today, hasMonthFirst, answers: given }] as const;
  });
  return Object.fromEntries(contexts);
}

/** Replaces the name of a choice by its id. */
function readChoice({ choices }: Column, read: CellReading): CellReading {
  if (!choices || read.case !== 'value') return read;
  const named = plainLetters(String(read.value));
  const found = choices.find(({ id, names }) => [id, names.fr, names.en].some((name) => plainLetters(name) === named));
  return found ? { ...read, value: found.id } : { case: 'wrong', wrong: 'unreadable' };
}

/** Returns what the template's example says in each language, as text. */
function examplesOf(sheet: Sheet): readonly string[] {
  return (['fr', 'en'] as const).map((lang) => {
    const values = sheet.columns.map((column) => {
      const text = column.example?.[lang];
      if (text === undefined) return [column.id, null];
      const context = { lang, today: '2000-01-01', answers: {} } as const;
      const read = readChoice(column, readCell(column.kind, { case: 'text', text }, context));
      return [column.id, read.case === 'value' ? read.value : null];
    });
    return JSON.stringify(ordered(sheet, Object.fromEntries(values)));
  });
}

function ordered({ columns }: Sheet, values: Readonly<Record<string, Value>>): readonly Value[] {
  return columns.map(({ id }) => values[id] ?? null);
}

/** Returns what a cell shows, shortened. */
function shownCell(cell: Cell | undefined): string {
  if (cell?.case === 'text') return cell.text.length > 60 ? `${cell.text.slice(0, 59)}…` : cell.text;
  if (cell?.case === 'number' || cell?.case === 'yes-no') return String(cell.value);
  return cell?.case === 'error' ? cell.code : '';
}

/** Counts questions with the same id as one. */
function together(questions: readonly CellQuestion[]): readonly CellQuestion[] {
  const asked = new Map<string, CellQuestion>();
  for (const question of questions) {
    const first = asked.get(question.id);
    asked.set(question.id, first ? { ...first, cells: first.cells + 1 } : question);
  }
  return [...asked.values()];
}
