/** Gives up the space that is reserved for an element (`places.css`) if the element fills less than half of it. */
addEventListener('creneau-ready', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  // A ready element is drawn in the next frame.
  const until = performance.now() + LONGEST_MS;
  requestAnimationFrame(() => requestAnimationFrame(() => fit(target, until)));
});

/** How long a ready element may take to be drawn, in milliseconds. */
const LONGEST_MS = 10_000;

function fit(element: HTMLElement, until: number): void {
  if (showsFallback(element)) {
    // The code that draws the element is still loading.
    if (performance.now() < until) requestAnimationFrame(() => fit(element, until));
    return;
  }
  const kept = element.offsetHeight;
  element.style.minHeight = '0';
  if (element.offsetHeight > kept / 2) element.style.minHeight = '';
}

function showsFallback(element: HTMLElement): boolean {
  const fallback = element.querySelector(':scope > .fallback');
  return fallback !== null && fallback.getClientRects().length > 0;
}
