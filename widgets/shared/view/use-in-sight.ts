import { type RefObject, useEffect } from 'react';
import { loadLater } from '../page/later.ts';

/**
 * Keeps a bar that is sticky at the lower edge in the visible part of `frame` if sticking fails: under an ancestor that
 * hides its overflow, in a window as high as its content, or behind a fixed bar of the page (D-basket-in-sight).
 * `selector` finds the bar, if there is one.
 */
export function useInSight(frame: RefObject<HTMLElement | null>, selector: string): void {
  // Runs after each rendering, because the observed elements may have been replaced.
  useEffect(() => {
    const around = frame.current;
    const bar = around?.querySelector<HTMLElement>(selector);
    if (!around || !bar) return;
    const end = new AbortController();
    loadLater<typeof import('./keep-in-sight.ts')>().then(
      ({ keepInSight }) => !end.signal.aborted && keepInSight(bar, around, end.signal),
      // If the file cannot be loaded, the bar stays in its normal place.
      () => {},
    );
    return () => end.abort();
  });
}
