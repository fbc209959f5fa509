import { isBoxless } from '../../base/is-boxless.ts';
import { unclobbered } from '../../base/unclobbered.ts';

/** Why an element that is drawn is not all there. */
export type Misplaced =
  /** The page's `display: contents` takes its box away. */
  | { readonly case: 'no-box' }
  /** An ancestor hides the end of it. */
  | { readonly case: 'cut-off'; readonly by: Element };

/** The height in px from which an end that is hidden counts. */
const LEAST = 16;

/** Returns why an element is not all there; null if it is, or if it is not drawn. */
export function misplaced(element: Element): Misplaced | null {
  if (isBoxless(element)) return { case: 'no-box' };
  const by = cutOffBy(element);
  return by && { case: 'cut-off', by };
}

/** What is wrong, and what to write; `name` is the ancestor's. */
export function misplacedText(why: Misplaced, name: (element: Element) => string): string {
  return why.case === 'no-box'
    ? 'has display: contents, so that its width, height and margins do nothing. Write display: block.'
    : `is cut off: ${name(why.by)} around it hides what is larger than its own height. Let it grow (max-height: none), or set its height again when its content grows.`;
}

function cutOffBy(element: Element): Element | null {
  const { bottom } = element.getBoundingClientRect();
  for (let node = around(element); node && node !== document.body; node = around(node)) {
    const { overflowY } = getComputedStyle(node);
    if (/auto|scroll/.test(overflowY)) return null;
    // The focus may have scrolled the box, by which nobody else can.
    const { top } = unclobbered(node).getBoundingClientRect();
    const { clientTop, clientHeight, scrollHeight, scrollTop } = unclobbered(node);
    const end = top + clientTop + clientHeight - scrollTop;
    const isOpen = clientHeight > 0;
    if (/hidden|clip/.test(overflowY) && isOpen && scrollHeight > clientHeight && bottom - end > LEAST) return node;
  }
  return null;
}

/** Returns the element that an element is drawn in, through slots and shadow trees. */
export function around(element: Element): Element | null {
  const { assignedSlot, parentElement, getRootNode } = unclobbered(element);
  const root = getRootNode();
  return assignedSlot ?? parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
