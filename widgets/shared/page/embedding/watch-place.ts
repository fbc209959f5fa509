import { warnOnce } from '../../base/warn.ts';
import { growFrozen } from './grow-frozen.ts';
import { misplaced, misplacedText } from './misplaced.ts';

/** The milliseconds after which a new size counts: an accordion that opens hides its content meanwhile. */
const SETTLED_MS = 1000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
let sizes: ResizeObserver | undefined;

/**
 * Makes room for an element that grows in a box of a frozen height, and warns if the page's styles take its box away or
 * hide its end.
 */
export function watchPlace(element: Element): void {
  sizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      growFrozen(target);
      clearTimeout(timers.get(target));
      timers.set(target, setTimeout(look, SETTLED_MS, target));
    }
  });
  sizes.observe(element);
}

function look(element: Element): void {
  const why = element.isConnected && misplaced(element);
  if (why) warnOnce(`<${element.localName}> ${misplacedText(why, ({ localName }) => `<${localName}>`)}`);
}
