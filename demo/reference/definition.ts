/** What the reference reads of an element's definition (`widgets/…/element.ts`). */
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
  /** Properties that only tell, with a TypeScript type each. */
  readonly properties?: Readonly<Record<string, { readonly type: string; readonly doc: string }>>;
  readonly events: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly customProperties: Readonly<Record<string, string>>;
}

export type AttributeOf = Definition['attributes'][string];

/** A TypeScript type for an attribute's property. */
export function typeOf(attribute: AttributeOf): string {
  switch (attribute.type) {
    case 'choice':
      return (attribute.choices ?? []).map((choice) => `'${choice}'`).join(' | ');
    case 'integer':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'text':
      return 'string | null';
  }
}

export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
