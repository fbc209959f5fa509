import type { Outcome, Told } from '../../runner/told.ts';
import { ELSEWHERE, ROWS, type Row } from './rows.ts';

/** A row with the results of a run. */
export interface Shown extends Row {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

/** Returns the rows with the counts and seconds of a run, from its reports. */
export function shownIn(told: readonly Told[]): readonly Shown[] {
  return ROWS.map((row) => {
    const file = `test/hosts/${row.file}.test.ts`;
    const of = told.filter((each) => each.file === file);
    const count = (...outcomes: readonly Outcome[]) =>
      of.filter((each) => each.kind === 'test' && outcomes.includes(each.outcome)).length;
    return {
      ...row,
      passed: count('green', 'flaky'),
      failed: count('red') + of.filter(({ kind }) => kind === 'error').length,
      skipped: count('skipped'),
      seconds: of.reduce((sum, each) => (each.kind === 'file' ? sum + each.seconds : sum), 0),
    };
  });
}

/** Returns the table as it is printed after a run. */
export function printed(rows: readonly Shown[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const line = (what: string, cases: string, seconds: string, result: string) =>
    `${what.padEnd(width)}  ${cases.padStart(5)}  ${seconds.padStart(7)}  ${result}`;
  return [
    line('hosts', 'cases', 'seconds', 'result'),
    ...rows.map(({ what, passed, failed, skipped, seconds }) => {
      const result = resultOf({ passed, failed });
      const told = result === 'passed' ? result : result.toUpperCase();
      return line(
        what,
        String(passed + failed),
        seconds.toFixed(1),
        skipped > 0 ? `${told}, ${skipped} skipped` : told,
      );
    }),
    line('in all', String(sum(rows, 'passed') + sum(rows, 'failed')), sum(rows, 'seconds').toFixed(1), ''),
  ].join('\n');
}

/** Returns the tables of docs/hosts.md. */
export function markdown(rows: readonly Shown[]): string {
  return [
    '| what | cases | seconds | result | shown by |',
    '| --- | --: | --: | --- | --- |',
    ...rows.map(
      ({ what, file, passed, failed, seconds }) =>
        `| ${what} | ${passed + failed} | ${seconds.toFixed(0)} | ${resultOf({ passed, failed })} | \`${file}\` |`,
    ),
    `| in all | ${sum(rows, 'passed') + sum(rows, 'failed')} | ${sum(rows, 'seconds').toFixed(0)} | | |`,
    '',
    'Shown by other suites, and not again here:',
    '',
    '| what | shown by |',
    '| --- | --- |',
    ...ELSEWHERE.map(({ what, shownBy }) => `| ${what} | \`${shownBy.split(': ', 1)[0]}\` |`),
  ].join('\n');
}

const MARKS = ['<!-- matrix -->', '<!-- /matrix -->'] as const;

/** Returns the document with these tables. Throws if the document has no place for them. */
export function withTables(document: string, tables: string): string {
  const [from, to] = MARKS.map((mark) => document.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from) {
    throw new Error(`docs/hosts.md has no place for its tables: ${MARKS.join(' … ')}`);
  }
  return `${document.slice(0, from + MARKS[0].length)}\n\n${tables}\n\n${document.slice(to)}`;
}

/** Returns a document without the seconds in its tables, which differ in each run. */
export function withoutSeconds(document: string): string {
  return document.replaceAll(/^(\| [^|]+ \| \d+ \| )\d+ /gm, '$1… ');
}

function resultOf({ passed, failed }: Pick<Shown, 'passed' | 'failed'>): string {
  if (failed > 0) return `${failed} failed`;
  return passed > 0 ? 'passed' : 'not run';
}

function sum(rows: readonly Shown[], key: 'passed' | 'failed' | 'seconds'): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
