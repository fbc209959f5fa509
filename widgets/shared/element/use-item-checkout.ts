import { type RefObject, useEffect } from 'react';
import { useEnvironment } from '../view/environment.ts';
import { keepAfter } from './keep-after.ts';
import { setSettingsSource } from './settings-source.ts';

/**
 * Places the checkout of an item that is being bought (`event:12`) right after the element, in the same tree (the field
 * of a card form does not work in our shadow root), with the element's settings. When the checkout is removed, the
 * focus returns to the element that the selector `button` finds in the frame, or else to the frame.
 */
export function useItemCheckout(item: string | null, frame: RefObject<HTMLElement | null>, button: string): void {
  const { host } = useEnvironment();
  useEffect(() => {
    if (item === null) return;
    const { current: seller } = frame;
    const checkout = document.createElement('creneau-checkout');
    setSettingsSource(checkout, host);
    checkout.setAttribute('item', item);
    const { remove } = keepAfter(host, checkout);
    return () => {
      const { activeElement } = host.getRootNode() as Document | ShadowRoot;
      remove();
      // If the focus is elsewhere, it stays there; the focused element of the checkout may already be gone.
      if ([checkout, document.body, null].includes(activeElement as HTMLElement | null))
        (seller?.querySelector<HTMLElement>(button) ?? seller)?.focus();
    };
  }, [item, host, frame, button]);
}
