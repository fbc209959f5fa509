import { sharing } from '../sharing.ts';
import { digestOf, type Packed, pack } from './packed.ts';

/** The most answers that are kept, and the most bytes of one: 64 MB together. */
const MOST = 1000;
const MOST_BYTES = 64_000;

interface Kept {
  readonly moment: number;
  /** The digest of each payload that the answer was made of, by the path of its call. */
  readonly made: ReadonlyMap<string, string>;
  readonly packed: Packed;
}

/** What an answer is made of. */
export interface Making {
  /** Tells this answer from all others. */
  readonly key: string;
  /** The minute of the answer: all that begins or ends does so at a whole minute. */
  readonly moment: number;
  /** Returns the body of the API's own answer to a path. */
  readonly read: (path: string) => Promise<string>;
  /** Makes the answer with the payloads that `call` returns. */
  readonly make: (call: (path: string) => Promise<unknown>) => Promise<object>;
}

/**
 * Returns a function that returns the kept answer of a key if it is of this minute and the API still answers with all the
 * payloads that it was made of; else it makes the answer. The oldest is forgotten first.
 */
export function keepingAnswers(): (making: Making) => Promise<Packed> {
  const kept = new Map<string, Kept>();
  const share = sharing();

  const current = async ({ key, moment, read, make }: Making): Promise<Packed> => {
    const texts = new Map<string, string>();
    const readOnce = async (path: string): Promise<string> => {
      const text = texts.get(path) ?? (await read(path));
      texts.set(path, text);
      return text;
    };
    const known = kept.get(key);
    if (known?.moment === moment) {
      const asked = [...known.made].map(async ([path, digest]) => digestOf(await readOnce(path)) === digest);
      if ((await Promise.all(asked)).every(Boolean)) return known.packed;
    }
    const answer = await make(async (path) => JSON.parse(await readOnce(path)));
    const packed = await pack(JSON.stringify(answer));
    kept.delete(key);
    const made = new Map([...texts].map(([path, text]) => [path, digestOf(text)]));
    if (packed.br.length + packed.gzip.length <= MOST_BYTES) kept.set(key, { moment, made, packed });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return packed;
  };

  return (making) => share(`${making.key} ${making.moment}`, () => current(making));
}
