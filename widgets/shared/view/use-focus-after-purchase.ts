import { type RefObject, useEffect } from 'react';
import { CHECKOUT } from '../base/page-checkouts.ts';
import { useEnvironment } from './environment.ts';

/**
 * When the checkout of `bought` beside the element is no longer shown, focuses the element that `button` finds in the
 * frame, or else the frame. If the focus is elsewhere on the page, it stays there.
 */
export function useFocusAfterPurchase(
  bought: string | null,
  frame: RefObject<HTMLElement | null>,
  button: string,
): void {
  const { host } = useEnvironment();
  useEffect(() => {
    const { current: seller } = frame;
    if (bought === null || !seller) return;
    return () => {
      const { activeElement } = host.getRootNode() as Document | ShadowRoot;
      // The focused element of the checkout may already be gone.
      const isFree = [CHECKOUT, 'body', undefined].includes(activeElement?.localName);
      if (isFree) (seller.querySelector<HTMLElement>(button) ?? seller).focus();
    };
  }, [bought, host, frame, button]);
}
