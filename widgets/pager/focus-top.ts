/** Puts the focus on an element that has none of its own, without a scroll; Tab goes on from there into it. */
export function focusTop(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) {
    // Not -1: that would have Tab pass over the shadow tree of the element.
    element.tabIndex = 0;
    // Told only of a focus that leaves the shadow tree as well.
    element.addEventListener('focusout', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
