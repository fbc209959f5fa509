import { partFailed } from '../api/errors.ts';
import type { AttributeTable } from '../base/attributes.ts';
import type { AnyStore, DefinitionSource, WidgetDefinition, WidgetTable } from './definition.ts';
import { elementClass } from './widget-element.ts';

/** The definitions of tags that were registered before their code was loaded. */
const awaited = new Map<string, { current: WidgetDefinition<AttributeTable, never> | null }>();

/**
 * Defines a widget's element, painted at once and then drawn by React. Does nothing if the tag is already defined, or
 * without a browser, so that importing a widget in Node is harmless.
 */
export function defineWidget<const T extends AttributeTable, S extends AnyStore>(
  definition: WidgetDefinition<T, S>,
): void {
  const source = awaited.get(definition.tag);
  if (source) source.current = definition as never;
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return;
  const there = { current: definition, load: () => Promise.resolve() };
  customElements.define(definition.tag, elementClass(definition, there));
}

/** Registers a widget's tag at once, with its properties; `load` fetches the code, which calls `defineWidget`. */
export function declareWidget<T extends AttributeTable>(table: WidgetTable<T>, load: () => Promise<unknown>): void {
  if (typeof customElements === 'undefined' || customElements.get(table.tag)) return;
  const source: DefinitionSource<T, never> = {
    current: null,
    load: () => load().catch((error: unknown) => Promise.reject(partFailed(error))),
  };
  awaited.set(table.tag, source as never);
  customElements.define(table.tag, elementClass(table, source));
}
