import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCell } from '../../core/studio/kinds.ts';
import { nextSeason } from '../../core/studio/next-season.ts';
import type { GivenAnswers } from '../../core/studio/read-table.ts';
import { answersText, questionText } from '../../core/studio/sentences.ts';
import { sheetOf } from '../../core/studio/sheets.ts';
import { type ReadFiles, readTables } from '../../core/studio/understand.ts';
import type { Language } from '../../core/text/language.ts';
import type { PlainDate } from '../../core/time/wall-time.ts';
import { StartError } from '../api/start-error.ts';
import { namedPictures } from '../api/studio/exporting/pictures.ts';
import type { Studio } from '../api/studio/exporting/read-studio.ts';
import { csvFiles, jsonText } from '../api/studio/exporting/write-files.ts';
import { FileError } from '../api/studio/reading/file-error.ts';
import { withPictures } from '../api/studio/reading/pictures.ts';
import { readFiles } from '../api/studio/reading/read-files.ts';
import { holidayNames } from '../api/studio/writing/holidays.ts';
import { EnvironmentError, type Variables } from '../environment/variable.ts';
import { type Door, localDoor, serverDoor, today } from './doors.ts';
import { withDatabase } from './open.ts';
import { faultLines, outcomeLines, rowLines } from './show.ts';
import { snippetLines } from './snippets.ts';
import { templateOf } from './template.ts';
import type { Ask } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { wordsOf } from './words.ts';

interface Wishes {
  readonly command: string;
  readonly path: string | undefined;
  readonly lang: Language;
  readonly answers: GivenAnswers;
  readonly fillsMerged: boolean;
  readonly isSure: boolean;
  readonly server: string | null;
  /** The first and the last day of the next season, as typed. */
  readonly from: string;
  readonly to: string;
  readonly keepsAddresses: boolean;
}

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
    return await run(wishesOf(args), variables, voice);
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

async function run(wishes: Wishes, variables: Variables, voice: Voice): Promise<number> {
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
  return through(wishes, variables, (door) => bring(files, door, { wishes, variables, voice }));
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

interface Bringing {
  readonly wishes: Wishes;
  readonly variables: Variables;
  readonly voice: Voice;
}

/** Checks or imports what was read. */
async function bring(files: ReadFiles, door: Door, { wishes, variables, voice }: Bringing): Promise<number> {
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
  const tried = await door.import(files, null, tell);
  say(outcomeLines(tried, lang));
  if (tried.case !== 'ready') return 1;
  if (tried.changes.length === 0) return 0;
  if (!(isSure || /^(?:o|oui|y|yes)$/i.test((await voice.ask?.(words.confirm)) ?? '')))
    return say([words.confirmByYes], 1);
  const written = await door.import(files, tried.confirm, tell);
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

type Change = (studio: Studio) => Studio;

/** Returns what makes the next season of a studio. Throws a UsageError for days that are none, or in the wrong order. */
async function seasonOf({ from, to, keepsAddresses, lang }: Wishes): Promise<Change> {
  const [firstDay, lastDay] = [from, to].map((text) => {
    const read = readCell('date', { case: 'text', text }, { lang: 'fr', today: today(), answers: {} });
    return read.case === 'value' ? (read.value as PlainDate) : undefined;
  });
  if (!firstDay || !lastDay || firstDay > lastDay) throw new UsageError(wordsOf(lang).seasonDays);
  const year = Number(firstDay.slice(0, 4));
  const holidayOn = await holidayNames([year - 2, year - 1, year]);
  return (studio) => nextSeason(studio, { firstDay, lastDay, keepsAddresses }, holidayOn);
}

async function exportTo(path: string, lang: Language, door: Door, season: Change | null): Promise<void> {
  const whole = await door.export();
  const studio = season ? season(whole) : whole;
  if (extname(path) === '.json') writeFileSync(path, jsonText(studio));
  else {
    mkdirSync(path, { recursive: true });
    const { named, pictures } = await namedPictures(studio, door.picture);
    for (const [name, text] of csvFiles(named, lang)) writeFileSync(join(path, name), text);
    if (pictures.size > 0) mkdirSync(join(path, 'pictures'), { recursive: true });
    for (const [name, bytes] of pictures) writeFileSync(join(path, 'pictures', name), bytes);
  }
}

function wishesOf(args: readonly string[]): Wishes {
  const { values, positionals } = parsed(args);
  const lang = values.lang === 'fr' ? 'fr' : 'en';
  const [command, path, ...more] = positionals;
  if (command === undefined || more.length > 0) throw new UsageError(wordsOf(lang).usage);
  const { merged: fillsMerged, yes: isSure, server = null, from = '', to = '' } = values;
  const season = { from, to, keepsAddresses: values['keep-addresses'] };
  return { command, path, lang, answers: answersOf(values.answers), fillsMerged, isSure, server, ...season };
}

function answersOf(path: string | undefined): GivenAnswers {
  if (path === undefined) return {};
  if (!existsSync(path)) throw new FileError(path, 'missing');
  try {
    const answers: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Object.fromEntries(Object.entries(answers as object).map(([id, answer]) => [id, String(answer)]));
  } catch {
    throw new FileError(path, 'not-json');
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ lang: { type: 'string' }, answers: { type: 'string' }, server: { type: 'string' } },
        ...{ from: { type: 'string' }, to: { type: 'string' }, 'keep-addresses': { type: 'boolean', default: false } },
        ...{ merged: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
