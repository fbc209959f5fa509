import r2wc, { type R2WCRenderer } from '@r2wc/core';
import { keepFallbackFocus } from './keep-fallback-focus.ts';
import type { MountedView } from './page-connection.ts';

/**
 * Draws what is mounted into a shadow root. r2wc calls it: `mount` when the element connects, `update` for another mount,
 * `unmount` when the element has left the page. `C` is what it keeps for an element in between.
 */
export type Renderer<C> = R2WCRenderer<{ container?: HTMLElement; mounted?: MountedView | undefined }, C>;

/** The class that r2wc makes. */
type BaseClass = new () => HTMLElement & {
  mounted: MountedView | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/** Makes the class that mounts, updates and unmounts by `renderer`. */
export function baseClass<C>(renderer: Renderer<C>): BaseClass {
  // r2wc stores a property without a type as it is, and never writes it to an attribute.
  const options = { shadow: 'open', props: { mounted: undefined as never } } as const;
  // The component, which r2wc would pass to the renderer, is the renderer's own.
  const Base = r2wc(null as never, options, renderer) as unknown as BaseClass;
  return class extends Base {
    /** r2wc's constructor calls it. An open root that the page attached before the upgrade is kept, and drawn into. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.shadowRoot ?? super.attachShadow(init);
      keepFallbackFocus(this, root);
      return root;
    }
  };
}
