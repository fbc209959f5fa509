import type { AttributeTable, AttributeValues } from '../base/attributes.ts';
import { camelCase } from '../base/camel-case.ts';
import type { WidgetTable } from './definition.ts';

/** An element as a message names it: `<creneau-slotted-calendar event="yoga-doux">`, with what is not as by default. Never a setting: one is the token. */
export function tagText<T extends AttributeTable>(
  { tag, attributes }: WidgetTable<T>,
  values: AttributeValues<T>,
): string {
  const given = Object.keys(attributes).map((name) => [name, Reflect.get(values, camelCase(name))] as const);
  const set = given.filter(([name, value]) => value !== attributes[name]?.default);
  return `<${[tag, ...set.map(([name, value]) => `${name}="${value}"`)].join(' ')}>`;
}
