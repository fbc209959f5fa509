import r2wc from '@r2wc/react-to-web-component';
import { keepFallbackFocus } from './keep-fallback-focus.ts';
import type { MountedView } from './page-connection.ts';
import { WidgetRoot } from './WidgetRoot.tsx';

/** The class that r2wc makes. */
type BaseClass = new () => HTMLElement & {
  mounted: MountedView | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/** Makes the class that mounts, updates and unmounts the view of what is `mounted`. */
export function baseClass(): BaseClass {
  // r2wc stores a property without a type as it is, and never writes it to an attribute.
  const options = { shadow: 'open', props: { mounted: undefined as never } } as const;
  const Base = r2wc(WidgetRoot, options) as BaseClass;
  return class extends Base {
    /** r2wc's constructor calls it. An open root that the page attached before the upgrade is kept, and drawn into. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.shadowRoot ?? super.attachShadow(init);
      keepFallbackFocus(this, root);
      return root;
    }
  };
}
