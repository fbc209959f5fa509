import { joined } from '../base/attribute-of.ts';
import type { AttributeTable } from '../base/attributes.ts';
import { createReporter } from '../page/guard.ts';
import { openRegistry } from '../page/registry.ts';
import { SETTING_NAMES } from '../page/settings.ts';
import { baseClass } from './base-class.ts';
import type { AnyStore, DefinitionSource, WidgetDefinition, WidgetTable } from './definition.ts';
import { adoptProperties, createElementValues, defineAccessors, defineReadOnly } from './element-values.ts';
import { createPageConnection } from './page-connection.ts';
import { showFallback } from './painting/show-fallback.ts';
import { adoptSheets } from './sheets.ts';

/**
 * Creates the class of a widget's element. It forwards what the platform calls: values to `element-values.ts`, the rest
 * to `page-connection.ts`. It needs neither React's renderer nor the widget's code, so that a tag can be registered
 * before they are loaded: `react-root.ts` loads the first, `source` the second.
 */
export function elementClass<T extends AttributeTable, S extends AnyStore>(
  table: WidgetTable<T>,
  source: DefinitionSource<T, S>,
): CustomElementConstructor {
  const Base = baseClass();
  const registry = openRegistry(rejectLoad);
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
        this.mounted = mounted;
      },
    });

    constructor() {
      super();
      adoptProperties(this, names);
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

    /** Adopts the sheets again in another document, as in a frame's: those of the one it has left do not count. */
    adoptedCallback(): void {
      if (source.current) adoptSheets(this, definition().css);
    }

    /** Shows what the page has put into the element until the widget's code is loaded. */
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

    /** Does nothing; because of this method, `moveBefore` keeps the element connected. */
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
 * Unmounts an element only if it is still off the page after the task, because a move disconnects and connects it in
 * one, and never during a render of the page's own React.
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

/** Rejects: a page that imports one widget alone cannot load others. */
function rejectLoad(name: string): Promise<never> {
  return Promise.reject(new Error(`creneau-${name} is not on this page: import it, or use the script tag.`));
}
