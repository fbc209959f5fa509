import { type RefObject, useEffect } from 'react';
import { useEnvironment } from '../view/environment.ts';
import { keepAfter } from './keep-after.ts';
import { setSettingsSource } from './settings-source.ts';

/**
 * Places the checkout of an item that is being bought (`event:12`) right after the element, in the same tree (a card's
 * field does not work in our shadow root), with the element's settings. When it is removed, the focus returns to what
 * `button` selects in the frame, or to the frame if that is not shown.
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
      // A focus elsewhere stays there; the focused element of the checkout may be gone already.
      if ([checkout, document.body, null].includes(activeElement as HTMLElement | null))
        (seller?.querySelector<HTMLElement>(button) ?? seller)?.focus();
    };
  }, [item, host, frame, button]);
}
