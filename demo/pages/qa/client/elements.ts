/** An attribute of an element, as the QA page shows it. */
export interface AttributeControl {
  readonly name: string;
  readonly doc: string;
  readonly kind: 'choice' | 'number' | 'flag' | 'text';
  /** The values to choose from; empty for other controls. */
  readonly choices: readonly string[];
  /** The default value as text; empty if there is none. */
  readonly byDefault: string;
}

/**
 * What an element starts with on the QA page, so that it has something to show: the values of its first state without a
 * fault.
 */
export interface FirstLook {
  readonly attributes: Readonly<Record<string, string>>;
  /** A demo token; empty for a visitor. */
  readonly user: string;
}

/** What the QA page knows of an element. All but `first` comes from the built custom-elements.json. */
export interface ElementFacts {
  /** The tag without its prefix. */
  readonly name: string;
  readonly summary: string;
  readonly attributes: readonly AttributeControl[];
  /** The events by name, with a sentence about each. */
  readonly events: Readonly<Record<string, string>>;
  readonly first: FirstLook;
}

/** The part of a custom-elements.json (schema 2.1.0) that the QA page reads. */
export interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}

interface Declaration {
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly {
    readonly name: string;
    readonly description: string;
    readonly type: { readonly text: string };
    readonly default?: string;
    /** Set if the attribute is a setting, which all elements have. */
    readonly inheritedFrom?: object;
  }[];
  readonly events: readonly { readonly name: string; readonly description: string }[];
}

/** Returns the elements of a manifest in their order, each with an empty `first`. */
export function elementsOf({ modules }: Manifest): readonly ElementFacts[] {
  return modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, description, attributes, events }) => ({
      name: tagName.replace(/^creneau-/, ''),
      summary: description,
      attributes: attributes.filter(({ inheritedFrom }) => !inheritedFrom).map(controlOf),
      events: Object.fromEntries(events.map((event) => [event.name, event.description])),
      first: { attributes: {}, user: '' },
    }));
}

function controlOf(attribute: Declaration['attributes'][number]): AttributeControl {
  const choices = [...attribute.type.text.matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice);
  return {
    name: attribute.name,
    doc: attribute.description,
    kind: choices.length > 0 ? 'choice' : kindOf(attribute.type.text),
    choices,
    byDefault: String(JSON.parse(attribute.default ?? 'null') ?? ''),
  };
}

function kindOf(type: string): AttributeControl['kind'] {
  if (type === 'number') return 'number';
  return type === 'boolean' ? 'flag' : 'text';
}
