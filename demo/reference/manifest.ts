import { camelCase, type Definition, typeOf } from './definition.ts';

/** The elements as a custom-elements.json (schema 2.1.0), for editors and catalogues. */
export function manifestOf(definitions: readonly Definition[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: definitions.map((definition) => ({
      kind: 'javascript-module',
      path: `dist/npm/${definition.tag.replace('creneau-', '')}.js`,
      declarations: [declarationOf(definition)],
      exports: [{ kind: 'custom-element-definition', name: definition.tag, declaration: { name: definition.tag } }],
    })),
  };
}

function declarationOf(definition: Definition): object {
  const { tag, summary, attributes, properties = {}, events, slots, parts, customProperties } = definition;
  return {
    kind: 'class',
    customElement: true,
    name: tag,
    tagName: tag,
    description: summary,
    attributes: Object.entries(attributes).map(([name, attribute]) => ({
      name,
      fieldName: camelCase(name),
      description: attribute.doc,
      type: { text: typeOf(attribute) },
      default: JSON.stringify(attribute.default),
    })),
    members: Object.entries(properties).map(([name, { type, doc }]) => ({
      kind: 'field',
      name,
      description: doc,
      type: { text: type },
      readonly: true,
    })),
    events: Object.entries(events).map(([name, description]) => ({ name, description, type: { text: 'CustomEvent' } })),
    slots: described(slots),
    cssParts: described(parts),
    cssProperties: described(customProperties),
  };
}

function described(table: Readonly<Record<string, string>>): readonly object[] {
  return Object.entries(table).map(([name, description]) => ({ name, description }));
}
