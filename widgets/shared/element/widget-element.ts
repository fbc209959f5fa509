import { joined } from '../base/attribute-of.ts';
import type { AttributeTable } from '../base/attributes.ts';
import { createReporter } from '../page/guard.ts';
import { openRegistry } from '../page/registry.ts';
import { SETTING_NAMES } from '../page/settings.ts';
import { baseClass } from './base-class.ts';
import type { AnyStore, DefinitionSource, WidgetDefinition, WidgetTable } from './definition.ts';
import { adoptProperties, createElementValues, defineAccessors, defineReadOnly } from './element-values.ts';
import { keepEvents } from './keep-events.ts';
import { createPageConnection } from './page-connection.ts';
import { showFallback } from './painting/show-fallback.ts';
import { adoptSheets } from './sheets.ts';

/**
 * Creates the class of a widget's element. It forwards the platform's callbacks: changed values to `element-values.ts`,
 * all others to `page-connection.ts`. It needs neither React's renderer nor the widget's code, so that a tag can be
 * registered before they are loaded: `react-root.ts` loads the renderer, `source` the widget's code.
 */
export function elementClass<T extends AttributeTable, S extends AnyStore>(
  table: WidgetTable<T>,
  source: DefinitionSource<T, S>,
): CustomElementConstructor {
  const Base = baseClass();
  const registry = openRegistry();
  const names = [...Object.keys(table.attributes), ...SETTING_NAMES];
  const definition = definitionOf(source, (known) =>
    defineReadOnly(WidgetElement.prototype, known, ({ mounted }) => (mounted?.store ?? null) as S | null),
  );

  class WidgetElement extends Base {
    static readonly observedAttributes = [...new Set([...names, ...names.map(joined)])];

    static {
      defineAccessors(WidgetElement.prototype, table, (element) => element.#values);
    }

    readonly #values = createElementValues(this, table.attributes, () => this.#connection.refresh());
    readonly #connection = createPageConnection(registry, {
      host: this,
      definition,
      attributes: this.#values.attributes,
      show: (mounted) => {
        // The setter is r2wc's, which draws `mounted` in the root of react-root.ts.
        this.mounted = mounted;
      },
    });

    constructor() {
      super();
      adoptProperties(this, names);
      keepEvents(this);
    }

    override connectedCallback(): void {
      if (this.#connection.isStarted()) this.#connection.relocate();
      else if (source.current) this.#start();
      else this.#wait();
    }

    #start(): void {
      adoptSheets(this, definition().css);
      this.#connection.start();
      super.connectedCallback();
    }

    /**
     * Adopts the sheets again in another document, such as a frame's, where the sheets of the old document have no
     * effect.
     */
    adoptedCallback(): void {
      if (source.current) adoptSheets(this, definition().css);
    }

    /** Shows the page's own content of the element until the widget's code is loaded. */
    #wait(): void {
      if (this.shadowRoot) showFallback(this.shadowRoot);
      const start = () => this.isConnected && !this.#connection.isStarted() && this.#start();
      source.load().then(start, createReporter(this));
    }

    override disconnectedCallback(): void {
      whenLeft(this, () => {
        this.#connection.stop();
        super.disconnectedCallback();
        this.mounted = undefined;
      });
    }

    /** Reads the settings at the new place. Because of this method, `moveBefore` keeps the element connected. */
    connectedMoveCallback(): void {
      this.#connection.relocate();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      this.#values.attributeChanged(name, before, after);
    }
  }
  return WidgetElement;
}

/**
 * Unmounts an element in a microtask, if it is still off the page: a move disconnects and connects it in one task. The
 * delay also avoids unmounting during a render of the page's own React.
 */
function whenLeft(element: Element, unmount: () => void): void {
  queueMicrotask(() => element.isConnected || unmount());
}

/** Returns a function that returns the definition once it is loaded, and calls `complete` with it the first time. */
function definitionOf<T extends AttributeTable, S extends AnyStore>(
  source: DefinitionSource<T, S>,
  complete: (known: WidgetDefinition<T, S>) => void,
): () => WidgetDefinition<T, S> {
  let known: WidgetDefinition<T, S> | undefined;
  return () => {
    if (!known) {
      known = source.current as WidgetDefinition<T, S>;
      complete(known);
    }
    return known;
  };
}
