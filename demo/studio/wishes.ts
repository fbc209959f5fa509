import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GivenAnswers } from '../../core/studio/read-table.ts';
import type { Language } from '../../core/text/language.ts';
import { FileError } from '../api/studio/reading/file-error.ts';
import { UsageError } from './usage-error.ts';
import { wordsOf } from './words.ts';

/** What was typed after `npm run studio --`. */
export interface Wishes {
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

/** Returns what the arguments of a command ask for. Throws a UsageError or a FileError for what cannot be read. */
export function wishesOf(args: readonly string[]): Wishes {
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
