import { forget, readStored, store } from '../base/storage.ts';
import { scrollerOf } from './scroller.ts';

const KEY = 'creneau.left-card';

/** The time for which a card is looked for after its list was shown, in frames. */
const FRAMES = 30;

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
 * Returns a function that scrolls to the link by which the visitor has left a list, if they have gone back to it, once
 * the list is drawn: the browser restores the place while the page has its height, and a list may come later. A wheel,
 * touch or key before that ends it.
 */
export function returnToCard(list: HTMLElement, signal: AbortSignal): () => void {
  const [at, href, top] = readStored(KEY, 'session')?.split('\n') ?? [];
  const isBack = hasReturned || isLoadedByBack();
  if (at !== location.href || !isBack) return () => {};
  const own = new AbortController();
  signal.addEventListener('abort', () => own.abort());
  for (const gesture of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => own.abort(), { capture: true, passive: true, signal: own.signal });
  }
  const look = (frames: number) => {
    if (own.signal.aborted) return;
    const link = [...(list.shadowRoot?.querySelectorAll('a') ?? [])].find((one) => one.href === href);
    if (!link && frames > 0) return void requestAnimationFrame(() => look(frames - 1));
    own.abort();
    if (!link) return;
    forget(KEY, 'session');
    const by = link.getBoundingClientRect().top - Number(top);
    scrollerOf(link).scrollBy({ top: by, behavior: 'instant' });
  };
  return () => look(FRAMES);
}

function isLoadedByBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}
