/** Texts in one: a single long text moves to another thread in far less time than as many short ones. */
export interface Texts {
  readonly joined: string;
  /** The position at which each text begins; a last entry is their end. */
  readonly starts: Uint32Array;
}

/** Collects texts, each once. */
export interface TextPacker {
  /** Returns the index of a text, which it adds if it is new; -1 for null. */
  add(text: string | null): number;
  packed(): Texts;
}

export function packTexts(): TextPacker {
  const indexes = new Map<string, number>();
  return {
    add(text) {
      if (text === null) return -1;
      const index = indexes.get(text) ?? indexes.size;
      indexes.set(text, index);
      return index;
    },
    packed() {
      const starts = new Uint32Array(indexes.size + 1);
      for (const [text, index] of indexes) starts[index + 1] = (starts[index] ?? 0) + text.length;
      return { joined: [...indexes.keys()].join(''), starts };
    },
  };
}

/** Makes a function that returns the text at an index; null for none. */
export function openTexts({ joined, starts }: Texts): (index: number | undefined) => string | null {
  return (index = -1) => (index < 0 ? null : joined.slice(starts[index], starts[index + 1]));
}
