import { writeFileSync } from 'node:fs';
import type { GivenAnswers } from '../../core/studio/read-table.ts';
import { answersText, questionText } from '../../core/studio/sentences.ts';
import { sheetOf } from '../../core/studio/sheets.ts';
import { type ReadFiles, readTables } from '../../core/studio/understand.ts';
import type { Language } from '../../core/text/language.ts';
import { StartError } from '../api/start-error.ts';
import { FileError } from '../api/studio/reading/file-error.ts';
import { withPictures } from '../api/studio/reading/pictures.ts';
import { readFiles } from '../api/studio/reading/read-files.ts';
import { EnvironmentError, type Variables } from '../environment/variable.ts';
import { type Door, localDoor, serverDoor, today } from './doors.ts';
import { exportTo, seasonOf } from './export-to.ts';
import { withDatabase } from './open.ts';
import { faultLines, outcomeLines, rowLines } from './show.ts';
import { snippetLines } from './snippets.ts';
import { templateOf } from './template.ts';
import type { Ask } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { type Wishes, wishesOf } from './wishes.ts';
import { wordsOf } from './words.ts';

/** How a command speaks: a line of its result, a line about its progress or what is wrong, and a question. */
export interface Voice {
  readonly say: (line: string) => void;
  readonly tell: (line: string) => void;
  /** Null if nobody is there to answer. */
  readonly ask: Ask | null;
}

/** Runs `npm run studio` (D-studio-command); returns the exit code. */
export async function runStudio(args: readonly string[], variables: Variables, voice: Voice): Promise<number> {
  try {
    return await run({ wishes: wishesOf(args), variables, voice });
  } catch (error) {
    const lang = args.some((word) => /^(?:--lang=)?fr$/.test(word)) ? 'fr' : 'en';
    voice.tell(sentenceOf(error, lang));
    return 2;
  }
}

/** Returns the sentence of an error that whoever runs the command can correct; throws any other error. */
function sentenceOf(error: unknown, lang: Language): string {
  if (error instanceof FileError) return error.texts[lang];
  if (error instanceof StartError && error.message.includes('in use by process')) return wordsOf(lang).locked;
  if ([UsageError, StartError, EnvironmentError].some((known) => error instanceof known))
    return (error as Error).message;
  throw error;
}

interface Run {
  readonly wishes: Wishes;
  readonly variables: Variables;
  readonly voice: Voice;
}

async function run(given: Run): Promise<number> {
  const { wishes, variables, voice } = given;
  const { command, path, lang } = wishes;
  const say = (lines: readonly string[], code = 0) => {
    for (const line of lines) voice.say(line);
    return code;
  };
  if (command === 'snippets') {
    const { offers = [] } = await through(wishes, variables, (door) => door.export());
    return say(snippetLines(offers, wishes, variables));
  }
  if (path === undefined) throw new UsageError(wordsOf(lang).usage);
  if (command === 'template') {
    writeFileSync(path, templateOf(lang));
    return say([wordsOf(lang).exported(path)]);
  }
  if (command === 'export' || command === 'next-season') {
    const season = command === 'export' ? null : await seasonOf(wishes);
    await through(wishes, variables, (door) => exportTo(path, lang, door, season));
    return say([wordsOf(lang).exported(path), ...(season ? [wordsOf(lang).season] : [])]);
  }
  if (command !== 'check' && command !== 'import') throw new UsageError(wordsOf(lang).usage);
  const read = await readingOf(path, wishes, voice);
  // A server has only what is sent to it, which is no picture.
  const files = wishes.server === null ? withPictures(read, path) : read;
  return through(wishes, variables, (door) => bring(files, door, given));
}

/** Runs `work` with the server that was named, or else with the database. */
function through<Result>(
  { server, lang }: Wishes,
  variables: Variables,
  work: (door: Door) => Promise<Result>,
): Promise<Result> {
  if (server !== null) return work(serverDoor(server, variables, lang));
  return withDatabase(variables, (database) => work(localDoor(database)));
}

/** Reads files; asks what can be read in two ways, if somebody is there to answer. */
async function readingOf(path: string, { lang, answers, fillsMerged }: Wishes, voice: Voice): Promise<ReadFiles> {
  const tables = await readFiles(path, fillsMerged);
  const read = readTables(tables, { today: today(), answers });
  if (read.questions.length === 0 || read.findings.length > 0 || !voice.ask) return read;
  return readTables(tables, {
    today: today(),
    answers: { ...answers, ...(await askAll(read, lang, voice.say, voice.ask)) },
  });
}

/** Checks or imports what was read. */
async function bring(files: ReadFiles, door: Door, { wishes, variables, voice }: Run): Promise<number> {
  const say = (lines: readonly string[], code = 0) => {
    for (const line of lines) voice.say(line);
    return code;
  };
  const { command, lang, isSure } = wishes;
  const words = wordsOf(lang);
  if (command === 'check') {
    const read = await door.understand(files);
    for (const line of rowLines(read, lang)) voice.say(line);
    say(faultLines(read, lang));
    const isGood = read.findings.length + read.questions.length === 0;
    if (isGood) say([words.good]);
    return isGood ? 0 : 1;
  }
  const tell = (sheet: string) => voice.tell(words.progress(sheetOf(sheet).names[lang]));
  const attempt = (answers: GivenAnswers) => door.import(files, { confirm: null, answers }, tell);
  let [tried, answers] = [await attempt(wishes.answers), wishes.answers];
  if (voice.ask && tried.case === 'faulty' && tried.read.findings.length + files.questions.length === 0) {
    answers = { ...answers, ...(await askAll(tried.read, lang, voice.say, voice.ask)) };
    tried = await attempt(answers);
  }
  say(outcomeLines(tried, lang));
  if (tried.case !== 'ready') return 1;
  if (tried.changes.length + tried.sessions.length === 0) return 0;
  if (!(isSure || /^(?:o|oui|y|yes)$/i.test((await voice.ask?.(words.confirm)) ?? '')))
    return say([words.confirmByYes], 1);
  const written = await door.import(files, { confirm: tried.confirm, answers }, tell);
  if (written.case !== 'written') return say(outcomeLines(written, lang), 1);
  const offers = (files.rows['offers'] ?? []).map((row) => row.values);
  return say([words.written, ...snippetLines(offers, wishes, variables)]);
}

/** Asks each question until it has one of its answers, or the input ends. */
async function askAll({ questions }: ReadFiles, lang: Language, say: Voice['say'], ask: Ask): Promise<GivenAnswers> {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    say(questionText(question, lang));
    const choices = answersText(question, lang);
    for (const [n, [, text]] of choices.entries()) say(`  ${n + 1}. ${text}`);
    while (answers[question.id] === undefined) {
      const typed = await ask(wordsOf(lang).chosen);
      if (typed === null) return answers;
      const [id] = choices[Number(typed) - 1] ?? [];
      if (id !== undefined) answers[question.id] = id;
    }
  }
  return answers;
}
