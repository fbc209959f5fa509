import r2wc from '@r2wc/react-to-web-component';
import type { MountedView } from './page-connection.ts';
import { WidgetRoot } from './WidgetRoot.tsx';

/** The class that r2wc makes. */
type BaseClass = new () => HTMLElement & {
  mounted: MountedView | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/** Creates the class that mounts, updates and unmounts the view in `mounted`. */
export function baseClass(): BaseClass {
  // r2wc stores a property without a type as it is, and never writes it to an attribute.
  const options = { shadow: 'open', props: { mounted: undefined as never } } as const;
  const Base = r2wc(WidgetRoot, options) as BaseClass;
  return class extends Base {
    /**
     * Attaches the shadow root for r2wc's constructor. An open root that the page attached before the upgrade is kept
     * and used.
     */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.shadowRoot ?? super.attachShadow(init);
      keepFallbackFocus(this, root);
      return root;
    }
  };
}

/**
 * Keeps the focus on a link that was in the element before its script was loaded: once the element has drawn links, the
 * link to the same address gets the focus, or else the first link. Does nothing if the visitor has moved the focus
 * since (D-focus-kept).
 */
function keepFallbackFocus(host: HTMLElement, root: ShadowRoot): void {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLAnchorElement && host.contains(focused))) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body && document.activeElement !== focused) return observer.disconnect();
    const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const next = links.find(({ href }) => href === focused.href) ?? links[0];
    if (!next) return;
    observer.disconnect();
    next.focus();
  });
  observer.observe(root, { childList: true, subtree: true });
}
