import { createLatest } from '../base/latest.ts';
import { paddingOf, scrollerOf, topOf } from '../base/scroller.ts';

const DURATION_MS = 1000;

/** Returns ease-out quint, for a part of the time from 0 to 1 (S-constants). */
export function easeOutQuint(part: number): number {
  return 1 - (1 - part) ** 5;
}

const next = createLatest();

/**
 * Scrolls an element's scroll container, in 1 s, until the element is `offset` pixels below the top, or further down if
 * the page's `scroll-padding` is larger; at once if the visitor prefers reduced motion. A later scroll, a wheel, touch
 * or key ends it.
 */
export function scrollTo(element: Element, offset = 0): void {
  const isLatest = next();
  const scroller = scrollerOf(element);
  const from = scroller.scrollTop;
  const goal = () =>
    element.getBoundingClientRect().top - topOf(scroller) - Math.max(offset, paddingOf(scroller)) + scroller.scrollTop;
  // The page's own `scroll-behavior: smooth` would smooth each step once more.
  const jump = (top: number) => scroller.scrollTo({ top, behavior: 'instant' });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || document.hidden) {
    jump(goal());
    return;
  }
  const own = new AbortController();
  const stop = () => {
    if (isLatest()) next();
    own.abort();
  };
  for (const gesture of ['wheel', 'touchmove', 'keydown'] as const) {
    // In the capture phase, because an element may stop keys before they reach the window.
    addEventListener(gesture, stop, { capture: true, passive: true, signal: own.signal });
  }
  const start = performance.now();
  const step = (now: number) => {
    if (!isLatest()) {
      own.abort();
      return;
    }
    const part = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
    // Computed at each step: content that loads during the scroll may move the element.
    jump(from + (goal() - from) * easeOutQuint(part));
    if (part < 1) requestAnimationFrame(step);
    else own.abort();
  };
  requestAnimationFrame(step);
}
