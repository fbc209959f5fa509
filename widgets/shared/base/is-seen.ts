/** Whether an element has a place on the page and is not hidden by style; it may be outside the window. */
export function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
}

/**
 * Whether an element is hidden while another element of `all` with the same tag is seen: a copy for another width of
 * the page.
 */
export function isHiddenCopy(element: Element, all: Iterable<Element>): boolean {
  if (isSeen(element)) return false;
  return [...all].some((other) => other !== element && other.localName === element.localName && isSeen(other));
}
