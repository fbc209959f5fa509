const DURATION_MS = 1000;

/** Ease-out quint, for a part of the time from 0 to 1 (specification §9). */
export function easeOutQuint(part: number): number {
  return 1 - (1 - part) ** 5;
}

let latest = 0;

/**
 * Scrolls the window in 1 s until `element` stands `offset` pixels below its top; at once where less motion is wished.
 * A later scroll, and the visitor's own wheel, finger or key, end it.
 */
export function scrollTo(element: Element, offset = 0): void {
  latest += 1;
  const mine = latest;
  const from = scrollY;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const goal = () => element.getBoundingClientRect().top + scrollY - offset;
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

/** A page's own `scroll-behavior: smooth` would smooth each step once more. */
function jump(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
