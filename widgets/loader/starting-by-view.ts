import { hasTree } from '../shared/element/painting/made-view.ts';
import type { Registry } from '../shared/page/registry.ts';
import { firstAddress } from './first-address.ts';
import { type FirstAnswer, putUp } from './put-up.ts';

/** How long the code waits for the view at most, in milliseconds. */
const PATIENCE_MS = 1000;

/** What begins elements by their first views. */
export interface ViewStart {
  /**
   * Whether the page has a line for this element, so that it is not waited for until it is near. The first element with
   * a view that is met is called for at once.
   */
  isFirst(element: Element): boolean;
  /**
   * Puts up the first view of an element that the page says exists, and then calls `begin`, which loads the code of the
   * element: when the browser is idle, when the visitor approaches the element, or when the view is late. Without a view
   * `begin` is called at once.
   */
  begin(element: Element): Promise<void>;
}

export function startingByView(page: Registry, load: (element: Element) => void): ViewStart {
  let ahead: { address: string; readonly called: Promise<Response> } | undefined;

  return {
    isFirst(element) {
      const first = firstAddress(element, page);
      if (first && !ahead) {
        const { address } = first;
        // Sent as the page's own line sends it, whose response this takes; below no function of the script, because
        // Chromium parses those a second time for the stack of a request.
        ahead = { address, called: Promise.resolve().then(() => fetch(address)) };
        ahead.called.catch(() => {});
      }
      return !!first?.isPreloaded;
    },

    async begin(element) {
      let keepPayloads: (() => void) | undefined;
      let hasBegun = false;
      const go = () => {
        if (hasBegun) return;
        hasBegun = true;
        keepPayloads?.();
        load(element);
      };
      const first = firstAddress(element, page);
      if (!first) return go();
      const { url, address } = first;
      setTimeout(go, PATIENCE_MS);
      // A finger begins with these too, before it presses anything.
      for (const type of ['pointerover', 'focusin']) element.addEventListener(type, go);
      try {
        let called: Promise<Response> | undefined;
        if (ahead?.address === address) {
          ({ called } = ahead);
          // A response is read once.
          ahead.address = '';
        }
        const response = await (called ?? fetch(address));
        if (!response.ok) throw response.status;
        const answer: FirstAnswer = await response.json();
        if (customElements.get(element.localName) || hasTree(element)) return;
        putUp(element as HTMLElement, answer);
        keepPayloads = () => {
          // The client takes them as the responses to the calls that it would make.
          for (const { path, body } of answer.payloads) {
            const given = Promise.resolve(new Response(JSON.stringify(body), { headers: response.headers }));
            page.early.set(`${url}/${path}`, { token: undefined, response: given });
          }
        };
        // The patience ends where no browser is ever idle. Safari has the next frame alone.
        (globalThis.requestIdleCallback ?? requestAnimationFrame)(go);
      } catch (error) {
        console.warn(`Créneau: ${address} is no first view:`, error);
        go();
      }
    },
  };
}
