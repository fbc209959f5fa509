import { camelCase } from '../../widgets/shared/base/camel-case.ts';
import { type Definition, givenTypeOf, typeNameOf, typeOf } from './definition.ts';
import { COMMON_EVENTS, detailOf } from './events.ts';
import { SETTINGS } from './settings.ts';

/** The class that declares the settings of every element. */
const INHERITED = { inheritedFrom: { name: 'CreneauElement', module: 'dist/npm/index.js' } };

/** Returns the elements as a custom-elements.json (schema 2.1.0), which editors and catalogues read. */
export function manifestOf(definitions: readonly Definition[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: definitions.map((definition) => ({
      kind: 'javascript-module',
      path: `dist/npm/${definition.tag.replace('creneau-', '')}.js`,
      declarations: [declarationOf(definition)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: definition.tag,
          declaration: { name: `${typeNameOf(definition.tag)}Element` },
        },
      ],
    })),
  };
}

function declarationOf({ tag, summary, events, slots, parts, customProperties, ...more }: Definition): object {
  return {
    kind: 'class',
    customElement: true,
    name: `${typeNameOf(tag)}Element`,
    tagName: tag,
    description: summary,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: [
      ...Object.entries(more.attributes).map(([name, attribute]) => ({
        name,
        fieldName: camelCase(name),
        description: attribute.doc,
        type: { text: typeOf(attribute) },
        default: JSON.stringify(attribute.default),
      })),
      ...SETTINGS.map(({ attribute, property, doc }) => ({
        name: attribute,
        fieldName: property,
        description: doc,
        type: { text: 'string' },
        ...INHERITED,
      })),
    ],
    members: membersOf(more),
    events: Object.entries({ ...events, ...COMMON_EVENTS }).map(([name, description]) => ({
      name,
      description,
      type: { text: `CustomEvent<${detailOf(name)}>` },
    })),
    slots: Object.entries(slots).map(([name, description]) => ({
      name: name === '(children)' ? '' : name,
      description,
    })),
    cssParts: described(parts),
    cssProperties: described(customProperties),
  };
}

function membersOf({ attributes, properties = {} }: Pick<Definition, 'attributes' | 'properties'>): readonly object[] {
  const field = (name: string, description: string, type: string) => ({
    kind: 'field',
    name,
    description,
    type: { text: type },
  });
  return [
    ...Object.entries(attributes).map(([name, attribute]) => ({
      ...field(camelCase(name), attribute.doc, givenTypeOf(attribute)),
      default: JSON.stringify(attribute.default),
      attribute: name,
    })),
    ...Object.entries(properties).map(([name, { type, doc }]) => ({ ...field(name, doc, type), readonly: true })),
    ...SETTINGS.map(({ attribute, property, doc, given }) => ({
      ...field(property, doc, given),
      attribute,
      ...INHERITED,
    })),
  ];
}

function described(table: Readonly<Record<string, string>>): readonly object[] {
  return Object.entries(table).map(([name, description]) => ({ name, description }));
}
