import { type RefObject, useEffect } from 'react';
import { setSettingsSource } from '../../shared/element/settings-source.ts';
import { useEnvironment } from '../../shared/view/environment.ts';
import { itemOf } from '../option-purchase.ts';

/**
 * While an option is being bought, places its checkout right after the list, in the same tree (a card's field does not work
 * in our shadow root), with the list's settings. When it is removed, the focus returns to the option's button, or to the
 * list where that button is not shown.
 */
export function useCheckout(bought: number | null, frame: RefObject<HTMLElement | null>): void {
  const { host } = useEnvironment();
  useEffect(() => {
    if (bought === null) return;
    const { current: list } = frame;
    const checkout = document.createElement('creneau-checkout');
    setSettingsSource(checkout, host);
    checkout.setAttribute('item', itemOf(bought));
    host.after(checkout);
    return () => {
      const { activeElement } = host.getRootNode() as Document | ShadowRoot;
      checkout.remove();
      // A focus elsewhere stays there; the focused element of the checkout may be gone already.
      if ([checkout, document.body, null].includes(activeElement as HTMLElement | null))
        (list?.querySelector<HTMLElement>(`#option-${bought}`) ?? list)?.focus();
    };
  }, [bought, host, frame]);
}
