const POSITION = 'creneau-position';

/** For how long a position is sent, in milliseconds: longer than a replica of the server may be behind. */
const SENT_MS = 10_000;

/** What this page has written last, which its next reads must see (D-read-replica). */
export interface Written {
  /** Keeps the position that a response tells. */
  note(response: Response): void;
  /** Returns the path of a read, with the position if there is one. */
  seenBy(path: string): string;
}

export function keepWritten(): Written {
  let last = { position: '', until: 0 };
  return {
    note: ({ headers }) => {
      const position = headers.get(POSITION);
      if (position) last = { position, until: performance.now() + SENT_MS };
    },
    seenBy: (path) =>
      performance.now() < last.until
        ? `${path}${path.includes('?') ? '&' : '?'}${POSITION}=${encodeURIComponent(last.position)}`
        : path,
  };
}
