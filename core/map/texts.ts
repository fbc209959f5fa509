/** Texts joined into one, because one long text is sent to another thread much faster than many short texts. */
export interface Texts {
  readonly joined: string;
  /** The position at which each text begins; the last entry is the end of `joined`. */
  readonly starts: Uint32Array;
}

/** Collects texts and stores each distinct text once. */
export interface TextPacker {
  /** Adds a text if it is new, and returns its index; -1 for null. */
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

/** Creates a function that returns the text at an index; null for -1. */
export function openTexts({ joined, starts }: Texts): (index: number | undefined) => string | null {
  return (index = -1) => (index < 0 ? null : joined.slice(starts[index], starts[index + 1]));
}
