import { isBoxless } from '../shared/base/is-boxless.ts';

/** The distance from the viewport within which an element counts as displayed. */
const NEAR = '200px';

/**
 * Calls back once the element is displayed: near the viewport, and not in a closed tab panel of the page. Returns a
 * function that stops waiting.
 */
export function whenDisplayed(host: Element, onDisplayed: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) && !isBoxless(host)) return;
      observer.disconnect();
      onDisplayed();
    },
    { rootMargin: NEAR },
  );
  observer.observe(host);
  return () => observer.disconnect();
}
