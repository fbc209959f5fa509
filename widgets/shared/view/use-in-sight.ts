import { type RefObject, useEffect } from 'react';
import { loadLater } from '../page/later.ts';

/**
 * Keeps bars that are sticky or fixed at an edge in the visible part of `frame` if sticking fails: under an ancestor that
 * hides its overflow, in a window as high as its content, or behind a fixed bar of the page (D-basket-in-sight).
 * `selector` finds the bars, if there are any.
 */
export function useInSight(frame: RefObject<HTMLElement | null>, selector: string): void {
  // Runs after each rendering, because the observed elements may have been replaced.
  useEffect(() => {
    const around = frame.current;
    const inside = around?.querySelectorAll<HTMLElement>(selector) ?? [];
    const bars = around?.matches(selector) ? [around] : [...inside];
    if (!around || bars.length === 0) return;
    const end = new AbortController();
    loadLater<typeof import('./keep-in-sight.ts')>().then(
      ({ keepInSight }) => {
        if (!end.signal.aborted) for (const bar of bars) keepInSight(bar, around, end.signal);
      },
      // If the file cannot be loaded, the bar stays in its normal place.
      () => {},
    );
    return () => end.abort();
  });
}
