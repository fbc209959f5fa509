/** Whether an element has no box of its own, although its content is drawn: no observer sees such an element. */
export function isBoxless(element: Element): boolean {
  return getComputedStyle(element).display === 'contents';
}
