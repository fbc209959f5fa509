import type { AttributeTable } from '../base/attributes.ts';
import type { WidgetDefinition } from './definition.ts';
import { reactRenderer } from './react-renderer.tsx';
import { elementClass } from './widget-element.ts';

/**
 * Defines a widget's element, drawn by React. Does nothing if the tag is already defined, or without a browser, so that
 * importing a widget in Node is harmless.
 */
export function defineWidget<const T extends AttributeTable, S>(definition: WidgetDefinition<T, S>): void {
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return;
  customElements.define(definition.tag, elementClass(definition, reactRenderer));
}
