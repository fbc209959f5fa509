import { merged, type Notice } from './notice.ts';

/** The most notices that are kept, and for how long at least one is, in milliseconds. */
const MOST = 1_000;
const KEPT_MS = 120_000;

/** A replica of the database, which lists are read from, may be behind by less than this, in milliseconds. */
const BEHIND_MS = 8_000;

/** What was heard last, in the order that is the same in each process. */
export interface KeptNotices {
  keep(notice: Notice): void;
  /** Forgets everything, because something was not heard. */
  forget(): void;
  /** Returns the id of the last notice; null if there is none. */
  last(): string | null;
  /** Returns the id of a notice after which everything is that a list read now may not know; null if there is none. */
  base(): string | null;
  /** Returns what was said after a notice; null if that is not known. */
  after(id: string): Pick<Notice, 'places' | 'offers'> | null;
}

export function keepNotices(now: () => number = () => performance.now()): KeptNotices {
  let kept: readonly { readonly notice: Notice; readonly at: number }[] = [];
  return {
    keep(notice) {
      const at = now();
      const [, next] = kept;
      const isOld = kept.length >= MOST || (next !== undefined && next.at < at - KEPT_MS);
      kept = [...(isOld ? kept.slice(1) : kept), { notice, at }];
    },
    forget() {
      kept = [];
    },
    last: () => kept.at(-1)?.notice.id ?? null,
    base: () => (kept.findLast(({ at }) => at < now() - BEHIND_MS) ?? kept[0])?.notice.id ?? null,
    after(id) {
      const known = kept.findLastIndex(({ notice }) => notice.id === id);
      return known < 0 ? null : merged(kept.slice(known + 1).map(({ notice }) => notice));
    },
  };
}
