/** Gives up the place that is kept for an element (`places.css`) where it turns out to show less than half of it. */
addEventListener('creneau-ready', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  // What is ready is drawn in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => fit(target)));
});

function fit(element: HTMLElement): void {
  if (showsFallback(element)) {
    // What draws it is still on its way.
    requestAnimationFrame(() => fit(element));
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
