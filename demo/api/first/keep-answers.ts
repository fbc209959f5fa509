import { digestOf, type KeptFile, keepFile } from '../../kept-file.ts';
import { keepingAnswers } from '../catalogue/kept-answers.ts';
import { momentOf } from '../catalogue/listed.ts';
import type { Queryable } from '../database/database.ts';

/** The most bytes of an answer: those that are kept have 64 MB together. */
const MOST_BYTES = 64_000;
const JSON_TYPE = 'application/json; charset=utf-8';

interface Kept {
  readonly moment: string;
  /** The digest of each payload that the answer was made of, by the path of its call. */
  readonly made: ReadonlyMap<string, string>;
  readonly file: KeptFile;
}

/** What an answer is made of. */
export interface Making {
  /** Tells this answer from all others. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Returns the body of the API's own answer to a path. */
  readonly read: (path: string) => Promise<string>;
  /** Makes the answer with the payloads that `call` returns. */
  readonly make: (call: (path: string) => Promise<unknown>) => Promise<object>;
}

/**
 * Returns a function that returns the kept answer of a key if it is of this minute, and nothing was written since or the
 * API still answers with all the payloads that it was made of; else it makes the answer.
 */
export function keepingFirst(database: Queryable): (making: Making) => Promise<KeptFile> {
  const isSmall = ({ file }: Kept) => file.coded.length <= MOST_BYTES;
  const keep = keepingAnswers<Kept>(database, { isSmall });

  return async ({ key, now, read, make }) => {
    const { file } = await keep(key, now, async (earlier) => {
      const texts = new Map<string, string>();
      const readOnce = async (path: string): Promise<string> => {
        const text = texts.get(path) ?? (await read(path));
        texts.set(path, text);
        return text;
      };
      const moment = momentOf(now);
      if (earlier?.moment === moment) {
        const asked = [...earlier.made].map(async ([path, digest]) => digestOf(await readOnce(path)) === digest);
        if ((await Promise.all(asked)).every(Boolean)) return earlier;
      }
      const answer = await make(async (path) => JSON.parse(await readOnce(path)));
      const made = new Map([...texts].map(([path, text]) => [path, digestOf(text)]));
      return { moment, made, file: await keepFile(JSON_TYPE, JSON.stringify(answer), 'br') };
    });
    return file;
  };
}
