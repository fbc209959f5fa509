import { type RefObject, useLayoutEffect } from 'react';
import { deepActive } from '../../shared/element/deep-active.ts';

/**
 * Makes the page scroll focused elements clear of an open popup (WCAG 2.4.11), by a style sheet that is added to the
 * page while the popup is open. Any rule of the page takes precedence over it.
 */
export function useScrollRoom(popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const height = popup.current?.offsetHeight ?? 0;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:where(html) { scroll-padding-block-end: min(${height}px, 50vh) }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const focused = deepActive();
    if (focused && popup.current && areOver(popup.current, focused)) focused.scrollIntoView({ block: 'nearest' });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [popup]);
}

function areOver(one: Element, other: Element): boolean {
  const [over, under] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isBeside = under.right <= over.left || under.left >= over.right;
  return !isBeside && under.top < over.bottom && under.bottom > over.top;
}
