import { timeOf } from '../time/wall-time.ts';
import type { DayPerson, DaySession } from './day.ts';
import { escaped } from './escape.ts';

/** The words of the columns and cells of the list. */
export interface DayWords {
  readonly columns: readonly string[];
  readonly state: Readonly<Record<DayPerson['state'], string>>;
  means(means: DayPerson['means'][number]): string;
  readonly yes: string;
}

/**
 * Returns the people of sessions as CSV (RFC 4180) with the mark by which spreadsheet programs know UTF-8: start, title,
 * name, places, state, payment, first visit, present, e-mail, telephone, giver.
 */
export function dayCsv(sessions: readonly DaySession[], words: DayWords): string {
  const yes = (is: boolean) => (is ? words.yes : '');
  const rows = sessions.flatMap(({ start, title, people }) =>
    people.map((one) => [
      ...[timeOf(start), title, one.name, String(one.places), words.state[one.state]],
      ...[one.means.map(words.means).join(', '), yes(one.isFirst), yes(one.isPresent)],
      ...[one.email ?? '', one.phone ?? '', one.giver ?? ''],
    ]),
  );
  return `\uFEFF${[words.columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  return `"${escaped(text).replaceAll('"', '""')}"`;
}
