/** How near the viewport an element counts as displayed. */
const NEAR = '200px';

/**
 * Calls back once the element is displayed: near the viewport, and in no hidden tab. Returns
 * a function that stops waiting.
 */
export function whenDisplayed(host: Element, onDisplayed: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onDisplayed();
    },
    { rootMargin: NEAR },
  );
  observer.observe(host);
  return () => observer.disconnect();
}
