import { camelCase } from '../../widgets/shared/base/camel-case.ts';
import { type Definition, givenTypeOf, typeNameOf, typeOf } from './definition.ts';
import { SETTINGS } from './settings.ts';

/** Something that can be set on an element, as an attribute or as a property. */
interface Settable {
  readonly attribute: string;
  readonly property: string;
  readonly doc: string;
  readonly given: string;
  readonly type: string;
}

/**
 * Returns, for each element, the types of its node and of its tag's attributes, and the declarations by which the
 * platform finds them.
 */
export function elementTypesOf(definitions: readonly Definition[]): string {
  return `/** The properties of every element, besides those of HTMLElement. */
export interface CreneauElement extends HTMLElement {
${SETTINGS.filter(({ property }) => property !== 'lang')
  .map(accessorsOf)
  .join('\n')}
}

/** What can be set on every tag, by attribute or by property. */
export interface CreneauProps {
${SETTINGS.map(propsOf).join('\n')}
}

${definitions.map(typesOf).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${definitions.map(({ tag }) => `    '${tag}': ${typeNameOf(tag)}Element;`).join('\n')}
  }
  /** Extended by the event maps of \`HTMLElement\`, \`Document\` and \`Window\`. */
  interface GlobalEventHandlersEventMap extends CreneauEventMap {}
  interface Window {
    /** Undefined until the script has run. Settings that are assigned before are used by it. */
    get Creneau(): CreneauGlobal | undefined;
    set Creneau(value: CreneauGlobal | Configuration | undefined);
  }
}
`;
}

function typesOf({ tag, summary, attributes, properties = {} }: Definition): string {
  const own = Object.entries(attributes).map(([name, attribute]) => ({
    attribute: name,
    property: camelCase(name),
    doc: attribute.doc,
    given: givenTypeOf(attribute),
    type: typeOf(attribute),
  }));
  const readOnly = Object.entries(properties).map(
    ([name, { type, doc }]) => `${docOf(doc)}  readonly ${name}: ${type};`,
  );
  const name = typeNameOf(tag);
  return `/** ${summary} */
export interface ${name}Element extends CreneauElement ${block([...own.map(accessorsOf), ...readOnly])}

/** What can be set on \`<${tag}>\`. */
export interface ${name}Props extends CreneauProps ${block(own.map(propsOf))}`;
}

function block(members: readonly string[]): string {
  return members.length > 0 ? `{\n${members.join('\n')}\n}` : '{}';
}

/** Returns the accessors of a property; assigning null or undefined unsets it. */
function accessorsOf({ property, doc, given, type }: Settable): string {
  return `${docOf(doc)}  get ${property}(): ${type};\n  set ${property}(value: ${given} | null | undefined);`;
}

function propsOf({ attribute, property, doc, given }: Settable): string {
  return [...new Set([attribute, property])]
    .map((name) => `${docOf(doc)}  readonly ${name.includes('-') ? `'${name}'` : name}?: ${given} | null | undefined;`)
    .join('\n');
}

function docOf(doc: string): string {
  return `  /** ${doc} */\n`;
}
