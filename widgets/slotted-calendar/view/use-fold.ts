import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isFolded } from '../state.ts';
import type { CalendarStore } from '../store.ts';
import { hasFocus } from './has-focus.ts';

/**
 * What the page sees of the fold: a calendar that the visitor unfolds focuses its grid; else what follows the calendar stays
 * where it is.
 */
export function useFold(store: CalendarStore, frame: RefObject<HTMLElement | null>): void {
  const isUnfolded = useStore(store, (state) => state.isUnfolded);
  /** The calendar's lower edge before it has folded or unfolded; null if it has not. */
  const edge = useRef<number | null>(null);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (isFolded(state) !== isFolded(before)) edge.current = lowerEdge(frame);
      }),
    [store, frame],
  );

  useLayoutEffect(() => {
    if (isUnfolded) frame.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  }, [isUnfolded, frame]);

  useLayoutEffect(() => {
    if (edge.current === null) return;
    if (!hasFocus(frame)) scrollBy({ top: lowerEdge(frame) - edge.current, behavior: 'instant' });
    edge.current = null;
  });
}

function lowerEdge({ current }: RefObject<HTMLElement | null>): number {
  return current?.getBoundingClientRect().bottom ?? 0;
}
