import { type RefObject, useLayoutEffect } from 'react';

/**
 * While a popup is open the page scrolls what gets the focus clear of it (WCAG 2.4.11), by a sheet that is the page's for
 * so long, and that any rule of the page's own wins over.
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
