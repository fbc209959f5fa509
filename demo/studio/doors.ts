import { placeOf } from '../../core/studio/broken.ts';
import type { Finding, PeopleQuestion } from '../../core/studio/finding.ts';
import type { GivenAnswers } from '../../core/studio/read-table.ts';
import { findingText } from '../../core/studio/sentences.ts';
import { columnOf, sheetOf } from '../../core/studio/sheets.ts';
import { type ReadFiles, readTables } from '../../core/studio/understand.ts';
import type { Language } from '../../core/text/language.ts';
import { dateOf, type PlainDate } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import type { Database } from '../api/database/database.ts';
import { readStudio, type Studio } from '../api/studio/exporting/read-studio.ts';
import { jsonForm } from '../api/studio/exporting/write-files.ts';
import { readPicture } from '../api/studio/pictures.ts';
import { tablesOf } from '../api/studio/reading/json.ts';
import { importFiles, type Outcome, understand } from '../api/studio/writing/plan.ts';
import type { Variables } from '../environment/variable.ts';
import { UsageError } from './usage-error.ts';
import { wordsOf } from './words.ts';

/** Returns today's date in Paris. */
export function today(): PlainDate {
  return dateOf(toWallTime(Date.now(), PARIS));
}

/** With what files are brought. */
interface Given {
  readonly confirm: string | null;
  readonly answers: GivenAnswers;
}

/** Where files are brought: a database, or a server that has one. */
export interface Door {
  understand(read: ReadFiles): Promise<ReadFiles>;
  /** Imports with the digest of an earlier try; without one, only tries. */
  import(read: ReadFiles, given: Given, tell: (sheet: string) => void): Promise<Outcome>;
  /** Returns everything that an import could bring, as it would be read. */
  export(): Promise<Studio>;
  /** Returns an own picture by its address; null if its bytes cannot be read here. */
  picture(address: string): ReturnType<typeof readPicture>;
}

export function localDoor(database: Database): Door {
  return {
    understand: (read) => understand(database, read),
    import: (read, given, tell) =>
      database.transaction((transaction) => importFiles(transaction, read, { ...given, tell, now: Date.now() })),
    export: () => readStudio(database, today()),
    picture: (address) => readPicture(database, address),
  };
}

interface Refusal {
  readonly code: string;
  readonly detail: string;
  readonly people?: number;
  readonly titles?: readonly string[];
  readonly errors: readonly { readonly field: string; readonly code: string }[];
  readonly questions?: readonly PeopleQuestion[];
  readonly sentences?: readonly Readonly<Record<Language, string>>[];
}

/**
 * A running server, by its address. The token of an administrator is the variable CRENEAU_TOKEN, because other users of the
 * machine can read what is typed. Throws a UsageError without one, or if the server does not answer.
 */
export function serverDoor(address: string, variables: Variables, lang: Language): Door {
  const token = variables['CRENEAU_TOKEN'];
  if (!token) throw new UsageError(wordsOf(lang).noToken);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new UsageError(wordsOf(lang).noServer(address));
  const site = new URL(address).origin;
  return {
    // What only the server knows, it says when it tries.
    understand: async (read) => read,
    import: async (read, { confirm, answers }) => {
      if (read.findings.length + read.questions.length > 0) return { case: 'faulty', read };
      const values = Object.entries(read.rows).map(([id, rows]) => [id, rows.map((row) => row.values)]);
      const body = { sheets: jsonForm(Object.fromEntries(values)), answers, ...(confirm !== null && { confirm }) };
      const response = await send<Sent>(`${site}/api/v1/studio/import`, { token, lang, body });
      return outcomeOf(response, read, lang);
    },
    // The addresses of a server's pictures stay what they are.
    picture: async () => null,
    export: async () => {
      const url = `${site}/api/v1/studio/export`;
      const { status, body } = await send<{ status: number; body: { detail: string } }>(url, { token, lang });
      if (status !== 200) throw new UsageError(wordsOf(lang).refused(body.detail));
      const { rows, findings } = readTables(tablesOf(url, body), { today: today(), answers: {} });
      const [first] = findings;
      if (first) throw new UsageError(findingText(first, lang));
      return Object.fromEntries(Object.entries(rows).map(([id, list]) => [id, list.map(({ values }) => values)]));
    },
  };
}

interface Sent {
  readonly status: number;
  readonly body: Refusal &
    Pick<Extract<Outcome, { readonly case: 'ready' }>, 'changes' | 'sessions' | 'confirm'> & {
      readonly state: 'ready' | 'written';
    };
}

interface Sending {
  readonly token: string;
  readonly lang: Language;
  readonly body?: object;
}

/** Sends a request: with a body a POST. */
async function send<Answer>(url: string, { token, lang, body }: Sending): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const posted = body && { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(url, { headers, ...posted, redirect: 'error' });
    return { status: response.status, body: await response.json() } as Answer;
  } catch {
    throw new UsageError(wordsOf(lang).noServer(url));
  }
}

function outcomeOf({ status, body }: Sent, read: ReadFiles, lang: Language): Outcome {
  if (status === 200) {
    const { state, changes, sessions, confirm } = body;
    return { case: state, read, changes, sessions, confirm };
  }
  if (body.code === 'import-changed') return { case: 'changed', read, changes: [], sessions: [], confirm: '' };
  if (body.code === 'import-touches') {
    return { case: 'touches', read, touched: { people: body.people ?? 0, titles: body.titles ?? [] } };
  }
  if (body.code !== 'import-invalid') throw new UsageError(wordsOf(lang).refused(body.detail));
  const findings = body.errors.map(({ field, code }, nth): Finding => {
    const [, sheet = '', n, column = ''] = field.split('/');
    const row = read.rows[sheet]?.[Number(n) - 1];
    const place = row ? placeOf(row, columnOf(sheetOf(sheet), column)) : { file: sheet, tab: null };
    return { case: 'said', found: body.sentences?.[nth]?.[lang] ?? code, place };
  });
  // What columns mean was asked before the files were sent.
  const questions = (body.questions ?? []).filter(({ question }) => question === 'booked');
  return { case: 'faulty', read: { ...read, findings, questions } };
}
