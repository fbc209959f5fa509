import { type RefObject, useEffect } from 'react';
import { pageAddress } from '../../shared/base/on-page.ts';
import { scrollTo } from '../../shared/lists/smooth-scroll.ts';
import { useEnvironment } from '../../shared/view/environment.ts';
import { isLinkTo } from './is-link-to.ts';

/** Pixels above the element at which the page stops (S-animations-link). */
const OFFSET = 200;

/** Links of the page to this element's id scroll to it in 1 s, and set the address and the focus as usual. */
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
    // On the document, so that the page's own listeners come first.
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [host, guard, frame]);
}
