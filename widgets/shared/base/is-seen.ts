import { isBoxless } from './is-boxless.ts';

/** Whether an element has a place on the page and is not hidden by style; it may be outside the window. */
export function isSeen(element: Element): boolean {
  return boxOf(element).getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
}

/** Returns the element in whose box an element is drawn: itself, unless the page takes its box away. */
function boxOf(element: Element): Element {
  return element.parentElement && isBoxless(element) ? boxOf(element.parentElement) : element;
}
