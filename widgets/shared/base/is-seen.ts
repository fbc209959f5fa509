import { isBoxless } from './is-boxless.ts';

/** Whether an element has a place on the page and is not hidden by style; it may be outside the window. */
export function isSeen(element: Element): boolean {
  return boxOf(element).getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
}

/** Returns the element whose box is that of one of ours: its root if the page takes its own box away. */
export function boxOf(element: Element): Element {
  return (isBoxless(element) && element.shadowRoot?.querySelector('.root')) || element;
}
