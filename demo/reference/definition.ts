import { camelCase } from '../../widgets/shared/base/camel-case.ts';

/** The part of an element's definition (`widgets/…/element.ts`) that the reference reads. */
export interface Definition {
  readonly tag: string;
  readonly summary: string;
  readonly attributes: Readonly<
    Record<
      string,
      {
        readonly type: 'text' | 'choice' | 'integer' | 'flag';
        readonly default: unknown;
        readonly doc: string;
        readonly choices?: readonly string[];
      }
    >
  >;
  /** The read-only properties, each with its TypeScript type. */
  readonly properties?: Readonly<Record<string, { readonly type: string; readonly doc: string }>>;
  readonly events: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly customProperties: Readonly<Record<string, string>>;
}

export type AttributeOf = Definition['attributes'][string];

/** Returns the TypeScript type of an attribute's property when it is read. */
export function typeOf(attribute: AttributeOf): string {
  switch (attribute.type) {
    case 'choice':
      return (attribute.choices ?? []).map((choice) => `'${choice}'`).join(' | ');
    case 'integer':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'text':
      return attribute.default === null ? 'string | null' : 'string';
  }
}

/** Returns the TypeScript type of the values that can be assigned to the property, besides null and undefined. */
export function givenTypeOf(attribute: AttributeOf): string {
  if (attribute.type === 'integer') return `number | \`$\{number}\``;
  return attribute.type === 'text' ? 'string | number' : typeOf(attribute);
}

/** Converts `timeZone` to `time-zone`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Converts `creneau-event-list` to `CreneauEventList`. */
export function typeNameOf(tag: string): string {
  const camel = camelCase(tag);
  return `${camel[0]?.toUpperCase()}${camel.slice(1)}`;
}
