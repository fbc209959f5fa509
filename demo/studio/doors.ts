import type { Finding } from '../../core/studio/finding.ts';
import type { ReadFiles } from '../../core/studio/understand.ts';
import type { Language } from '../../core/text/language.ts';
import type { Database } from '../api/database/database.ts';
import { jsonForm } from '../api/studio/exporting/write-files.ts';
import { importFiles, type Outcome, understand } from '../api/studio/writing/plan.ts';
import type { Variables } from '../environment/variable.ts';
import { snippetLines, snippetsOf } from './snippets.ts';
import { UsageError } from './usage-error.ts';
import { wordsOf } from './words.ts';

/** Where files are brought: a database, or a server that has one. */
export interface Door {
  understand(read: ReadFiles): Promise<ReadFiles>;
  /** Imports with the digest of an earlier try; without one, only tries. */
  import(read: ReadFiles, confirm: string | null, tell: (sheet: string) => void): Promise<Outcome>;
  /** Returns what to paste into a page for the offers of the studio, or of what was read. */
  snippets(lang: Language, read: ReadFiles): Promise<readonly string[]>;
}

export function localDoor(database: Database, variables: Variables): Door {
  return {
    understand: (read) => understand(database, read),
    import: (read, confirm, tell) =>
      database.transaction((transaction) => importFiles(transaction, read, { confirm, tell, now: Date.now() })),
    snippets: (lang) => snippetLines(database, variables, lang),
  };
}

interface Refusal {
  readonly code: string;
  readonly detail: string;
  readonly people?: number;
  readonly titles?: readonly string[];
  readonly errors: readonly { readonly field: string; readonly code: string }[];
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
    import: async (read, confirm) => {
      if (read.findings.length + read.questions.length > 0) return { case: 'faulty', read };
      const values = Object.entries(read.rows).map(([id, rows]) => [id, rows.map((row) => row.values)]);
      const body = { sheets: jsonForm(Object.fromEntries(values)), ...(confirm !== null && { confirm }) };
      const response = await send(`${site}/api/v1/studio/import`, token, body, lang);
      return outcomeOf(response, read, lang);
    },
    snippets: async (lang, { rows }) => {
      const urls = (rows['offers'] ?? []).map(({ values }) => String(values['address']));
      return snippetsOf(urls, site, lang);
    },
  };
}

interface Sent {
  readonly status: number;
  readonly body: Refusal &
    Pick<Extract<Outcome, { readonly case: 'ready' }>, 'changes' | 'confirm'> & { readonly state: 'ready' | 'written' };
}

async function send(url: string, token: string, body: object, lang: Language): Promise<Sent> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  try {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error' });
    return { status: response.status, body: (await response.json()) as Sent['body'] };
  } catch {
    throw new UsageError(wordsOf(lang).noServer(url));
  }
}

function outcomeOf({ status, body }: Sent, read: ReadFiles, lang: Language): Outcome {
  if (status === 200) return { case: body.state, read, changes: body.changes, confirm: body.confirm };
  if (body.code === 'import-changed') return { case: 'changed', read, changes: [], confirm: '' };
  if (body.code === 'import-touches') {
    return { case: 'touches', read, touched: { people: body.people ?? 0, titles: body.titles ?? [] } };
  }
  if (body.code !== 'import-invalid') throw new UsageError(wordsOf(lang).refused(body.detail));
  const findings = body.errors.map(({ field, code }, n): Finding => {
    const [, sheet = '', row] = field.split('/');
    const place = read.rows[sheet]?.[Number(row) - 1]?.place ?? { file: sheet, tab: null };
    return { case: 'said', found: body.sentences?.[n]?.[lang] ?? code, place };
  });
  return { case: 'faulty', read: { ...read, findings } };
}
