import { answersText, colonOf, findingText, placeText, questionText, spoken } from '../../core/studio/sentences.ts';
import { SHEETS, sheetOf } from '../../core/studio/sheets.ts';
import type { ReadFiles } from '../../core/studio/understand.ts';
import type { Language } from '../../core/text/language.ts';
import { DATE_NAMES } from '../../core/time/format.ts';
import type { ChangedSessions } from '../api/schemas/studio-sessions.ts';
import type { Outcome, SheetChanges } from '../api/studio/writing/plan.ts';
import { wordsOf } from './words.ts';

/** How many titles are named. */
const NAMED = 8;

/** Returns a line for each row, as it was understood; there may be very many. */
export function* rowLines({ rows }: ReadFiles, lang: Language): Generator<string> {
  for (const { id, columns } of SHEETS) {
    for (const { place, values, notes } of rows[id] ?? []) {
      const cells = columns.flatMap((column) => {
        const value = values[column.id] ?? null;
        return value === null ? [] : [`${column.names[lang]} ${spoken(column, value, lang)}`];
      });
      const zeros = notes.map(
        (note) => `(${wordsOf(lang).zero(columns.find((one) => one.id === note)?.names[lang] ?? note)})`,
      );
      yield `${placeText(place, lang)}${colonOf(lang)}${[...cells, ...zeros].join(' · ')}`;
    }
  }
}

/** Returns a line for each thing that is wrong, and for each question with its answers. */
export function faultLines({ findings, questions, examples }: ReadFiles, lang: Language): readonly string[] {
  const words = wordsOf(lang);
  return [
    ...(examples > 0 ? [words.examples(examples)] : []),
    ...findings.map((finding) => findingText(finding, lang)),
    ...questions.flatMap((question) => [
      questionText(question, lang),
      ...answersText(question, lang).map(([id, text]) => `    "${question.id}": "${id}"  (${text})`),
    ]),
    ...(questions.length > 0 ? [words.answers, exampleAnswers(questions)] : []),
    ...(findings.length > 0 ? [words.faulty(findings.length)] : []),
    ...(questions.length > 0 ? [words.open(questions.length)] : []),
  ];
}

function exampleAnswers(questions: ReadFiles['questions']): string {
  return JSON.stringify(Object.fromEntries(questions.map(({ id, readings }) => [id, Object.keys(readings)[0]])));
}

/** Returns what an import would change, has changed, or why it was refused. */
export function outcomeLines(outcome: Outcome, lang: Language): readonly string[] {
  const words = wordsOf(lang);
  switch (outcome.case) {
    case 'faulty':
      return faultLines(outcome.read, lang);
    case 'touches':
      return [words.touches(outcome.touched.people, outcome.touched.titles.slice(0, NAMED).join(', '))];
    case 'changed':
      return [words.changed];
    case 'ready':
    case 'written': {
      const { examples } = outcome.read;
      const lines = [...outcome.changes.map((one) => changeLine(one, lang)), ...sessionsLines(outcome.sessions, lang)];
      const said =
        lines.length === 0 ? [words.nothing] : [outcome.case === 'ready' ? words.would : words.done, ...lines];
      return [...(examples > 0 ? [words.examples(examples)] : []), ...said];
    }
  }
}

function sessionsLines(sessions: ChangedSessions, lang: Language): readonly string[] {
  const count = (what: string) => sessions.filter((one) => one.what === what).length;
  const counts = [count('moved'), count('called-off'), count('resized')] as const;
  return sessions.length === 0 ? [] : [`  ${wordsOf(lang).sessions(...counts)}`];
}

function changeLine({ sheet, added, changed, removed, rows }: SheetChanges, lang: Language): string {
  const more = added + changed + removed > rows.length ? ', …' : '';
  const name = sheetOf(sheet).names[lang];
  const named = rows.map((row) => (sheet === 'sessions' ? withWeekday(row, lang) : row)).join(', ');
  return `  ${name}${colonOf(lang)}${wordsOf(lang).counts(added, changed, removed)} (${named}${more})`;
}

/** The key of a session has the number of its weekday: `yoga-doux 0 10:00`. */
function withWeekday(key: string, lang: Language): string {
  return key.replace(/ (\d) (?=\d\d:\d\d$)/, (_, day) => ` ${DATE_NAMES[lang].weekdays[Number(day)]} `);
}
