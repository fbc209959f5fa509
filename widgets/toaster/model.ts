import type { ToastPosition } from '../shared/page/toast.ts';
import type { ShownToast } from './shown-toasts.ts';

/** The toasts of one position, newest first, as they are drawn and read. */
export interface Stack {
  readonly position: ToastPosition;
  readonly toasts: readonly ShownToast[];
}

/** An edge of the window with its stacks, from left to right. */
export interface Edge {
  readonly edge: 'top' | 'bottom';
  readonly stacks: readonly Stack[];
}

const EDGES = ['top', 'bottom'] as const;
const SIDES = ['left', 'center', 'right'] as const;

/** Returns the toasts by edge and side: at their own position, or else at the toaster's. */
export function edgesOf(toasts: readonly ShownToast[], position: ToastPosition): readonly Edge[] {
  const newestFirst = toasts.toReversed();
  return EDGES.map((edge) => {
    const stacks = SIDES.map((side): Stack => {
      const here = `${edge}-${side}` as const;
      return { position: here, toasts: newestFirst.filter(({ toast }) => (toast.position ?? position) === here) };
    });
    return { edge, stacks: stacks.filter((stack) => stack.toasts.length > 0) };
  });
}

/** Returns the ids in reading order. */
export function readingOrder(edges: readonly Edge[]): readonly number[] {
  return edges.flatMap(({ stacks }) => stacks.flatMap((stack) => stack.toasts.map(({ id }) => id)));
}

/**
 * Returns the toast that replaces a removed one: the next remaining toast, else the previous one; null if none remains.
 */
export function neighbour(gone: number, before: readonly number[], left: readonly number[]): number | null {
  const place = before.indexOf(gone);
  const isLeft = (id: number) => left.includes(id);
  return before.slice(place + 1).find(isLeft) ?? before.slice(0, Math.max(0, place)).findLast(isLeft) ?? null;
}

/** Joins texts as sentences: adds a full stop to each text except the last, unless the text ends with punctuation. */
export function joinSentences(texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .map((text, at, { length }) => (at === length - 1 || /[.!?…:;,][»”"')]*$/.test(text) ? text : `${text}.`))
    .join(' ');
}
