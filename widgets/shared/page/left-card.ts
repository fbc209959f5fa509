import { scrollerOf } from '../base/scroller.ts';
import { forget, readStored, store } from '../base/storage.ts';

const KEY = 'creneau.left-card';

let hasReturned = false;

/** Remembers the link by which the visitor leaves the page, and its place in the window. */
export function leaveBy(link: HTMLAnchorElement): void {
  store(KEY, [location.href, link.href, link.getBoundingClientRect().top].join('\n'), 'session');
  hasReturned = false;
  const comeBack = () => {
    hasReturned = true;
  };
  addEventListener('popstate', comeBack, { once: true });
}

/**
 * Returns a function that scrolls to the link by which the visitor has left, if they have gone back, once the list is
 * drawn in `root`: the browser restores the place while the page has its height, and a list may come later. A wheel,
 * touch or key before that, or `signal`, ends it.
 */
export function returnToCard(signal: AbortSignal): (root: ParentNode) => void {
  const [at, href, top] = readStored(KEY, 'session')?.split('\n') ?? [];
  if (at !== location.href || !(hasReturned || isLoadedByBack())) return () => {};
  let isWanted = true;
  const end = () => {
    isWanted = false;
  };
  for (const gesture of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(gesture, end, { capture: true, passive: true, signal });
  }
  return (root) => {
    const link = [...root.querySelectorAll('a')].find((one) => one.href === href);
    if (!isWanted || !link) return;
    end();
    forget(KEY, 'session');
    scrollerOf(link).scrollBy({ top: link.getBoundingClientRect().top - Number(top), behavior: 'instant' });
  };
}

function isLoadedByBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}
