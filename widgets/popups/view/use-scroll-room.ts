import { type RefObject, useLayoutEffect } from 'react';

/**
 * While a popup is open, the page scrolls focused elements clear of it (WCAG 2.4.11), by a style sheet that the page has
 * for that long; any rule of the page's own wins over it.
 */
export function useScrollRoom(popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const height = popup.current?.offsetHeight ?? 0;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:where(html) { scroll-padding-block-end: min(${height}px, 50vh) }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [popup]);
}
