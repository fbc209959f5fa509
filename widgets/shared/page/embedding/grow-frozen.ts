import { around } from './misplaced.ts';

/** The height that the content of each ancestor had last, in px; of a frozen box, at least the box's own. */
const heights = new WeakMap<Element, number>();

/**
 * Lets the boxes around an element grow whose height a script of the page has frozen at that of their content, as
 * accordions do when they open. A box that was cut to another height stays as it is.
 */
export function growFrozen(element: Element): void {
  for (let node = around(element); node && node !== document.body; node = around(node)) {
    const before = heights.get(node) ?? Number.NaN;
    let height = node.scrollHeight;
    for (const name of node instanceof HTMLElement ? (['maxHeight', 'height'] as const) : []) {
      const { style } = node as HTMLElement;
      const frozen = style[name].endsWith('px') ? Number.parseFloat(style[name]) : Number.NaN;
      const isAtContent = Math.abs(frozen - before) <= 1 && getComputedStyle(node).overflowY === 'hidden';
      if (!isAtContent) continue;
      if (height > frozen) style[name] = `${height}px`;
      // While its height is animated, it is lower than its content was.
      else height = frozen;
    }
    heights.set(node, height);
  }
}
