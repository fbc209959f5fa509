import { warnOnce } from '../../base/warn.ts';
import { misplaced, misplacedText } from './misplaced.ts';

/** The milliseconds after which a new size counts: an accordion that opens hides its content meanwhile. */
const SETTLED_MS = 1000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
let sizes: ResizeObserver | undefined;

/** Warns if the page's styles take the box of an element away or hide its end, now or when it has grown. */
export function warnOfMisplaced(element: Element): void {
  sizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
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
