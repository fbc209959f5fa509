import r2wc, { type R2WCRenderer } from '@r2wc/core';
import type { AttributeTable } from '../base/attributes.ts';
import { openRegistry } from '../page/registry.ts';
import { SETTING_NAMES } from '../page/settings.ts';
import type { WidgetDefinition } from './definition.ts';
import { adoptProperties, createElementValues, defineAccessors } from './element-values.ts';
import { keepFallbackFocus } from './keep-fallback-focus.ts';
import { createPageConnection, type MountedView } from './page-connection.ts';
import { sheetsOf } from './sheets.ts';

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

/**
 * The class of a widget's element. It forwards what the platform calls: values to `element-values.ts`, the rest to
 * `page-connection.ts`. It needs no React, so that a tag can be registered before React is there; `renderer` brings it.
 */
export function elementClass<T extends AttributeTable, S, C>(
  definition: WidgetDefinition<T, S>,
  renderer: Renderer<C>,
): CustomElementConstructor {
  // r2wc stores a property without a type as it is, and never writes it to an attribute.
  const options = { shadow: 'open', props: { mounted: undefined as never } } as const;
  // The component, which r2wc would pass to the renderer, is the renderer's own.
  const Base = r2wc(null as never, options, renderer) as unknown as BaseClass;
  const registry = openRegistry(rejectLoad);
  const names = [...Object.keys(definition.attributes), ...SETTING_NAMES];

  class WidgetElement extends Base {
    static readonly observedAttributes = names;

    static {
      defineAccessors(WidgetElement.prototype, definition, {
        valuesOf: (element) => element.#values,
        storeOf: ({ mounted }) => (mounted?.store ?? null) as S | null,
      });
    }

    readonly #values = createElementValues(this, definition.attributes, () => this.#connection.refresh());
    readonly #connection = createPageConnection(registry, {
      host: this,
      definition,
      attributes: this.#values.attributes,
      show: (mounted) => {
        this.mounted = mounted;
      },
    });

    constructor() {
      super();
      (this.shadowRoot as ShadowRoot).adoptedStyleSheets = sheetsOf(definition.css);
      adoptProperties(this, names);
    }

    /** r2wc's constructor calls it. An open root that the page attached before the upgrade is kept, and drawn into. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.shadowRoot ?? super.attachShadow(init);
      keepFallbackFocus(this, root);
      return root;
    }

    override connectedCallback(): void {
      if (this.#connection.isStarted()) {
        this.#connection.relocate();
      } else {
        this.#connection.start();
        super.connectedCallback();
      }
    }

    override disconnectedCallback(): void {
      // A move disconnects and connects in one task: an element is unmounted only if it is still off the page afterwards,
      // and never during a render of the page's own React.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#connection.stop();
        super.disconnectedCallback();
        this.mounted = undefined;
      });
    }

    /** With this method, `moveBefore` keeps the element connected. */
    connectedMoveCallback(): void {
      this.#connection.relocate();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      this.#values.attributeChanged(name, before, after);
    }
  }
  return WidgetElement;
}

/** A page that imports one widget alone cannot ask for others. */
function rejectLoad(name: string): Promise<never> {
  return Promise.reject(new Error(`creneau-${name} is not on this page: import it, or use the script tag.`));
}
