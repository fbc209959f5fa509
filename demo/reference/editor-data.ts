import { camelCase } from '../../widgets/shared/base/camel-case.ts';
import { type Definition, givenTypeOf, typeOf } from './definition.ts';
import { COMMON_EVENTS, detailOf } from './events.ts';
import { SETTINGS } from './settings.ts';

/** Returns the elements in VS Code's format (`html.customData`): tags, attributes and their values. */
export function htmlDataOf(definitions: readonly Definition[]): object {
  return {
    version: 1.1,
    tags: definitions.map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: [
        ...Object.entries(attributes).map(([name, { doc, choices }]) => ({
          name,
          description: doc,
          ...(choices && { values: choices.map((choice) => ({ name: choice })) }),
        })),
        ...SETTINGS.map(({ attribute, doc }) => ({ name: attribute, description: doc })),
      ],
    })),
  };
}

/** Returns the elements in the format of JetBrains' editors (`web-types` in package.json). */
export function webTypesOf(definitions: readonly Definition[], version: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'creneau',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: definitions.map(elementOf) } },
  };
}

function elementOf({ tag, summary, attributes, properties = {}, ...tables }: Definition): object {
  return {
    name: tag,
    description: summary,
    attributes: [
      ...Object.entries(attributes).map(([name, attribute]) => ({
        name,
        description: attribute.doc,
        value: { type: typeOf(attribute) },
        ...(attribute.default !== null && { default: String(attribute.default) }),
      })),
      ...SETTINGS.map(({ attribute, doc }) => ({ name: attribute, description: doc })),
    ],
    slots: named(tables.slots).filter(({ name }) => name !== '(children)'),
    js: {
      properties: [
        ...Object.entries(attributes).map(([name, attribute]) => ({
          name: camelCase(name),
          description: attribute.doc,
          type: givenTypeOf(attribute),
        })),
        ...Object.entries(properties).map(([name, { doc, type }]) => ({
          name,
          description: doc,
          type,
          'read-only': true,
        })),
        ...SETTINGS.map(({ property, doc, given }) => ({ name: property, description: doc, type: given })),
      ],
      events: named({ ...tables.events, ...COMMON_EVENTS }).map((event) => ({
        ...event,
        type: `CustomEvent<${detailOf(event.name)}>`,
      })),
    },
    css: { parts: named(tables.parts), properties: named(tables.customProperties) },
  };
}

function named(
  table: Readonly<Record<string, string>>,
): readonly { readonly name: string; readonly description: string }[] {
  return Object.entries(table).map(([name, description]) => ({ name, description }));
}
