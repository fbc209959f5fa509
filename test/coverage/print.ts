import type { Title } from './line.ts';
import { isUncovered, type Row } from './match.ts';

const MAX_TITLE_LENGTH = 140;

/** The whole table as text: statements by group and id, then those without a test, broken matchers, and sums. */
export function tableOf(rows: readonly Row[], titles: readonly Title[]): string {
  return [
    ...[...rowsBy('group', rows)].flatMap(([group, its]) => [
      '',
      group,
      ...[...rowsBy('id', its)].flatMap(([id, statements]) => [`  ${id}`, ...statements.flatMap(plainRow)]),
    ]),
    '',
    ...summary(rows, titles),
  ]
    .join('\n')
    .trimStart();
}

/** The same as Markdown. */
export function markdownOf(rows: readonly Row[], titles: readonly Title[]): string {
  const parts = [...rowsBy('group', rows)].flatMap(([group, its]) => [
    `\n## ${group}\n`,
    '| id | statement | tests | the first, or why there is none |',
    '|---|---|---|---|',
    ...its.map((row) => `| ${[row.id, row.statement, row.tests.length, evidenceOf(row)].map(cell).join(' | ')} |`),
  ]);
  return [...parts, '', ...summary(rows, titles)].join('\n').trimStart();
}

function plainRow(row: Row): readonly string[] {
  return [`    ${row.statement}`, `    ${countOf(row).padStart(6)}  ${evidenceOf(row)}`];
}

function summary(rows: readonly Row[], titles: readonly Title[]): readonly string[] {
  const uncovered = rows.filter(isUncovered);
  const broken = rows.flatMap((row) => row.broken.map((matcher) => `${row.id}: no test matches '${matcher}'`));
  const tests = new Set(rows.flatMap((row) => row.tests)).size;
  const explained = rows.filter(({ because }) => because !== null);
  const shown = rows.length - uncovered.length - explained.length;
  const ids = new Set(rows.map(({ id }) => id)).size;
  const named = ({ id, statement }: Row) => `${id}: ${statement}`;
  return [
    ...listOf(
      'explained',
      explained.map((row) => `${named(row)}: ${row.because}`),
    ),
    ...listOf('without a test', uncovered.map(named)),
    ...listOf('broken matchers', broken),
    `${rows.length} statements of ${ids} ids: ${shown} shown by ${tests} of ${titles.length} tests, ` +
      `${explained.length} explained, ${uncovered.length} without a test; ${broken.length} broken matchers`,
  ];
}

function listOf(heading: string, items: readonly string[]): readonly string[] {
  return [`${heading}: ${items.length === 0 ? 'none' : items.length}`, ...items.map((item) => `  ${item}`)];
}

function countOf({ tests, because }: Row): string {
  return because === null ? String(tests.length) : '–';
}

function evidenceOf({ tests, because }: Row): string {
  if (because !== null) return because;
  const [first = 'NO TEST'] = tests;
  return first.length > MAX_TITLE_LENGTH ? `${first.slice(0, MAX_TITLE_LENGTH)}…` : first;
}

function cell(value: string | number): string {
  return String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function rowsBy(field: 'group' | 'id', rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row[field], [...(found.get(row[field]) ?? []), row]);
  return found;
}
