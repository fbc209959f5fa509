import type { Title } from './line.ts';
import { isUncovered, type Row } from './match.ts';

const MOST_OF_A_TITLE = 140;

/** The whole table as text: lines by section, what is without a test, matchers that are broken, sums. */
export function tableOf(rows: readonly Row[], titles: readonly Title[]): string {
  const sections = [...groups(rows)];
  return [
    ...sections.flatMap(([section, its]) => ['', section, ...its.flatMap(plainRow)]),
    '',
    ...summary(rows, titles),
  ]
    .join('\n')
    .trimStart();
}

/** The same as Markdown. */
export function markdownOf(rows: readonly Row[], titles: readonly Title[]): string {
  const parts = [...groups(rows)].flatMap(([section, its]) => [
    `\n## ${section}\n`,
    '| line | statement | tests | the first, or why there is none |',
    '|---|---|---|---|',
    ...its.map((row) => `| ${[row.id, row.line, row.tests.length, evidenceOf(row)].map(cell).join(' | ')} |`),
  ]);
  return [...parts, '', ...summary(rows, titles)].join('\n').trimStart();
}

function plainRow(row: Row): readonly string[] {
  return [`  ${row.id.padEnd(16)}  ${row.line}`, `  ${' '.repeat(10)}${countOf(row).padStart(4)}  ${evidenceOf(row)}`];
}

function summary(rows: readonly Row[], titles: readonly Title[]): readonly string[] {
  const uncovered = rows.filter(isUncovered);
  const broken = rows.flatMap((row) => row.broken.map((matcher) => `${row.id}: no test answers to '${matcher}'`));
  const tests = new Set(rows.flatMap((row) => row.tests)).size;
  const explained = rows.filter(({ because }) => because !== null);
  const shown = rows.length - uncovered.length - explained.length;
  const named = ({ id, line }: Row) => `${id}: ${line}`;
  return [
    ...listOf(
      'explained',
      explained.map((row) => `${named(row)}: ${row.because}`),
    ),
    ...listOf('without a test', uncovered.map(named)),
    ...listOf('broken matchers', broken),
    `${rows.length} lines: ${shown} shown by ${tests} of ${titles.length} tests, ${explained.length} explained, ` +
      `${uncovered.length} without a test; ${broken.length} broken matchers`,
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
  return first.length > MOST_OF_A_TITLE ? `${first.slice(0, MOST_OF_A_TITLE)}…` : first;
}

function cell(value: string | number): string {
  return String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function groups(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const bySection = new Map<string, Row[]>();
  for (const row of rows) bySection.set(row.section, [...(bySection.get(row.section) ?? []), row]);
  return bySection;
}
