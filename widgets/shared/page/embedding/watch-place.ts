import { unclobbered } from '../../base/unclobbered.ts';
import { warnOnce } from '../../base/warn.ts';
import { around, misplaced, misplacedText } from './misplaced.ts';

/** The milliseconds after which a new size counts: an accordion that opens hides its content meanwhile. */
const SETTLED_MS = 1000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
let sizes: ResizeObserver | undefined;

/**
 * Makes room for an element that grows in a box of a frozen height, and warns if the page's styles take its box away or
 * hide its end.
 */
export function watchPlace(element: Element): void {
  sizes ??= /* @__NOINLINE__ */ createObserver();
  sizes.observe(element);
}

/** Creates the observer in a separate function, never inlined, as in `onSightChange`. */
function createObserver(): ResizeObserver {
  return new ResizeObserver((entries) => {
    for (const { target } of entries) {
      growFrozen(target);
      clearTimeout(timers.get(target));
      timers.set(target, setTimeout(look, SETTLED_MS, target));
    }
  });
}

function look(element: Element): void {
  const why = element.isConnected && misplaced(element);
  if (why) warnOnce(`<${element.localName}> ${misplacedText(why, ({ localName }) => `<${localName}>`)}`);
}

/** The height that the content of each ancestor had last, in px; of a frozen box, at least the box's own. */
const heights = new WeakMap<Element, number>();

/**
 * Lets the boxes around an element grow whose height a script of the page has frozen at that of their content, as
 * accordions do when they open. A box that was cut to another height stays as it is.
 */
function growFrozen(element: Element): void {
  for (let node = around(element); node && node !== document.body; node = around(node)) {
    const before = heights.get(node) ?? Number.NaN;
    const { style, scrollHeight } = unclobbered(node as HTMLElement);
    let height = scrollHeight;
    for (const name of node instanceof HTMLElement ? (['maxHeight', 'height'] as const) : []) {
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
