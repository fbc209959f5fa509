import { unclobbered } from '../../base/unclobbered.ts';

/** The attribute of a server-made root: the width of the element, in px, from which that root is shown (D-server-made). */
const MADE = '[data-made]';

/** Whether a shadow root shows a view that a server has made. */
export function isMade(container: ShadowRoot): boolean {
  return container.querySelector(MADE) !== null;
}

/** Leaves of a server-made view only the root for the element's width, which the element's own sheets draw. */
export function settleMade(container: ShadowRoot): void {
  const roots = [...container.querySelectorAll<HTMLElement>(MADE)];
  const { offsetWidth: width } = container.host as HTMLElement;
  const shown = roots.findLast(({ dataset }) => Number(dataset['made']) <= width) ?? roots[0];
  if (shown) for (const node of [...container.childNodes]) if (node !== shown) node.remove();
}

/** Whether an element has a shadow tree already: its own, or one that a server has made. */
export function hasTree(element: Element): boolean {
  return unclobbered(element).shadowRoot !== null;
}
