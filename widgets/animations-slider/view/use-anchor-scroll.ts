import { type RefObject, useEffect } from 'react';
import { pageAddress } from '../../shared/base/on-page.ts';
import { scrollTo } from '../../shared/lists/smooth-scroll.ts';
import { useEnvironment } from '../../shared/view/environment.ts';
import { isPlainClick } from '../../shared/view/is-plain-click.ts';

/** The distance above the element at which the page stops, in pixels (S-animations-link). */
const OFFSET = 200;

/** Makes links of the page to this element's id scroll to it over 1 s, and set the address and the focus as usual. */
export function useAnchorScroll(frame: RefObject<HTMLElement | null>): void {
  const { host, guard } = useEnvironment();
  useEffect(() => {
    const click = (event: MouseEvent) =>
      guard(() => {
        if (!isLinkTo(host, event)) return;
        event.preventDefault();
        const hash = `#${encodeURIComponent(host.id)}`;
        if (location.hash !== hash) history.pushState(history.state, '', pageAddress(location.search, hash));
        frame.current?.focus({ preventScroll: true });
        scrollTo(host, OFFSET);
      });
    // On the document, so that the page's own listeners run first.
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [host, guard, frame]);
}

/**
 * Whether a click follows a link within this page, `a[href="#id"]`, to the element. It must be a plain click that no
 * listener has handled, on a link that opens in this window.
 */
export function isLinkTo(element: Element, click: MouseEvent): boolean {
  if (!element.id || !isPlainClick(click) || click.defaultPrevented) return false;
  // The composed path includes the nodes of shadow trees; the target is only the outermost host.
  const link = click.composedPath().find((node) => node instanceof HTMLAnchorElement && node.hasAttribute('href'));
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return false;
  if (link.target !== '' && link.target !== '_self') return false;
  // With a <base>, the link may lead to another page.
  return link.getAttribute('href')?.startsWith('#') === true && isHere(link) && idOf(link) === element.id;
}

function isHere({ href }: HTMLAnchorElement): boolean {
  return href.split('#', 1)[0] === location.href.split('#', 1)[0];
}

/** Returns the decoded fragment; a malformed one stays as it is. */
function idOf({ hash }: HTMLAnchorElement): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
