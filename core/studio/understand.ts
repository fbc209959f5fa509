import type { PlainDate } from '../time/wall-time.ts';
import { isMonthFirst } from './date-cell.ts';
import type { AskedQuestion, Finding, Row } from './finding.ts';
import type { Column } from './form.ts';
import { type GivenAnswers, hasRow, readTable, type Table } from './read-table.ts';
import { type Known, type Rows, referencesOf, resolve, sameKeys } from './references.ts';
import { brokenRules } from './rules.ts';
import { SHEETS, sheetOf } from './sheets.ts';

/** A picture of a folder, whose address has a digest of its bytes. */
export interface PictureFile {
  readonly hash: string;
  readonly extension: string;
  readonly name: string;
  readonly address: string;
  /** Returns its bytes in base64. */
  readonly content: () => string;
}

/** What files say, before their references are followed. */
export interface ReadFiles {
  readonly rows: Rows;
  /** The columns that the files have, by the ids of their sheets: others are left as they are. */
  readonly columns: Readonly<Record<string, readonly Column[]>>;
  readonly findings: readonly Finding[];
  readonly questions: readonly AskedQuestion[];
  /** The sheets of which a row could not be read. */
  readonly unread: readonly string[];
  readonly pictures: readonly PictureFile[];
  /** How many rows were left out because they are the template's examples. */
  readonly examples: number;
}

/** Reads all tables, each by itself. */
export function readTables(
  tables: readonly Table[],
  options: { readonly today: PlainDate; readonly answers: GivenAnswers },
): ReadFiles {
  const hasMonthFirst = tables.some(({ rows }) => hasRow(rows, (cells) => cells.some(isMonthFirst)));
  const read = tables.map((table) => readTable(table, { ...options, hasMonthFirst }));
  const rows: Record<string, readonly Row[]> = {};
  const columns: Record<string, readonly Column[]> = {};
  for (const { id } of SHEETS) {
    const parts = read.filter(({ sheet }) => sheet?.id === id);
    if (parts.length === 0) continue;
    rows[id] = parts.flatMap((part) => part.rows);
    columns[id] = [...new Set(parts.flatMap((part) => part.columns))];
  }
  const broken = Object.entries(rows).flatMap(([id, list]) => list.flatMap((row) => brokenRules(id, row)));
  return {
    rows,
    columns,
    findings: [...read.flatMap(({ findings }) => findings), ...broken],
    questions: read.flatMap(({ questions }) => questions),
    unread: read.flatMap(({ sheet, findings, questions }) =>
      sheet && findings.length + questions.length > 0 ? [sheet.id] : [],
    ),
    pictures: [],
    examples: read.reduce((sum, { examples }) => sum + examples, 0),
  };
}

/** Returns what must be known of the database: the sheets that the files have or name, and the texts that name rows. */
export function namesWanted({ rows }: ReadFiles): Readonly<Record<string, readonly string[]>> {
  const wanted: Record<string, Set<string>> = {};
  const want = (sheet: string, name: unknown) => {
    wanted[sheet] = (wanted[sheet] ?? new Set()).add(String(name));
  };
  for (const [id, list] of Object.entries(rows)) {
    const sheet = sheetOf(id);
    const key = sheet.key[0] ?? '';
    for (const { values } of list) {
      want(id, values[key]);
      // The address of an offer is that of its card among the events.
      if (id === 'offers') want('events', values[key]);
      for (const column of referencesOf(sheet)) {
        if (column.id === 'venue') want('venues', '');
        if (values[column.id]) want(column.to ?? '', values[column.id]);
      }
    }
  }
  return Object.fromEntries(Object.entries(wanted).map(([sheet, names]) => [sheet, [...names]]));
}

/** Follows the references of what was read, and finds rows that stand twice. */
export function followReferences(read: ReadFiles, known: Known): ReadFiles {
  const { rows, findings } = resolve(read.rows, known);
  // A row that could not be read may be the one that is named.
  const isOpen = (finding: Finding) => {
    if (finding.case === 'unknown-reference') return read.unread.includes(finding.wanted.to ?? '');
    return finding.case === 'rule' && finding.rule === 'needs-venue' && read.unread.includes('venues');
  };
  const twice = Object.entries(rows).flatMap(([id, list]) => sameKeys(sheetOf(id), list));
  return { ...read, rows, findings: [...read.findings, ...findings.filter((finding) => !isOpen(finding)), ...twice] };
}
