import type { AttributeTable, AttributeValues } from '../base/attributes.ts';
import { camelCase } from '../base/camel-case.ts';
import type { WidgetTable } from './definition.ts';

/**
 * Returns an element as a message names it: `<creneau-slotted-calendar event="yoga-doux">`, without default values.
 * Settings are left out, because one of them is the token.
 */
export function tagText<T extends AttributeTable>(
  { tag, attributes }: WidgetTable<T>,
  values: AttributeValues<T>,
): string {
  const given = Object.keys(attributes).map((name) => [name, Reflect.get(values, camelCase(name))] as const);
  const set = given.filter(([name, value]) => value !== attributes[name]?.default);
  return `<${[tag, ...set.map(([name, value]) => `${name}="${value}"`)].join(' ')}>`;
}
