/** Whether an element has a place on the page and is not hidden by style; it may be outside the window. */
export function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
}
