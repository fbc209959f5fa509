import { scrollerOf, topOf } from './scroller.ts';

const DURATION_MS = 1000;

/** Ease-out quint, for a part of the time from 0 to 1 (S-constants). */
export function easeOutQuint(part: number): number {
  return 1 - (1 - part) ** 5;
}

let latest = 0;

/**
 * Scrolls what an element scrolls in, in 1 s, until the element stands `offset` pixels below the top, or more where the page
 * keeps more free there; at once where less motion is wished. A later scroll, and the visitor's own wheel, finger or key, end it.
 */
export function scrollTo(element: Element, offset = 0): void {
  latest += 1;
  const mine = latest;
  const scroller = scrollerOf(element);
  const from = scroller.scrollTop;
  const goal = () => element.getBoundingClientRect().top - topOf(scroller, offset) + scroller.scrollTop;
  // The page's own `scroll-behavior: smooth` would smooth each step once more.
  const jump = (top: number) => scroller.scrollTo({ top, behavior: 'instant' });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || document.hidden) {
    jump(goal());
    return;
  }
  const own = new AbortController();
  const stop = () => {
    if (mine === latest) latest += 1;
    own.abort();
  };
  for (const gesture of ['wheel', 'touchmove', 'keydown'] as const) {
    addEventListener(gesture, stop, { passive: true, signal: own.signal });
  }
  const begin = performance.now();
  const step = (now: number) => {
    if (mine !== latest) {
      own.abort();
      return;
    }
    const part = Math.min(1, Math.max(0, (now - begin) / DURATION_MS));
    // The goal is asked each time: what loads meanwhile may move it.
    jump(from + (goal() - from) * easeOutQuint(part));
    if (part < 1) requestAnimationFrame(step);
    else own.abort();
  };
  requestAnimationFrame(step);
}
