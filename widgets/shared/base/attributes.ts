import { pasted, pastedId, pastedSlug } from '../../../core/text/pasted.ts';
import type { CamelCase } from './camel-case.ts';

/** The type of an attribute. Each type has a default, so that reading an attribute never fails. */
export type AttributeType =
  | {
      readonly type: 'text';
      readonly default: string | null;
      /** Whether the text is a slug or an id, so that the address of its page is accepted too (D-pasted). */
      readonly isSlug?: true;
      /** Whether the text is the id of an element. */
      readonly isId?: true;
    }
  | { readonly type: 'choice'; readonly choices: readonly string[]; readonly default: string }
  | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly type: 'flag'; readonly default: false };

/** An attribute as the element's table declares it; `doc` is one sentence for the reference. */
export type Attribute = AttributeType & { readonly doc: string };

export type AttributeTable = Readonly<Record<string, Attribute>>;

type ValueOf<T extends AttributeType> = T extends { type: 'choice'; choices: readonly (infer C)[] }
  ? C
  : T extends { type: 'integer' }
    ? number
    : T extends { type: 'flag' }
      ? boolean
      : string | null;

/** The values of a table's attributes, by property name. */
export type AttributeValues<T extends AttributeTable> = {
  readonly [K in keyof T & string as CamelCase<K>]: ValueOf<T[K]>;
};

/** A value, and a sentence for the webmaster if the default replaces an invalid value. */
export interface Parsed {
  readonly value: unknown;
  readonly problem: string | null;
}

/** Parses the value of an attribute (text, or null for a missing one) or of a property. Never throws. */
export function parseAttribute(given: unknown, attribute: AttributeType): Parsed {
  const raw = typeof given === 'string' ? pasted(given) : given;
  if (raw === null || raw === undefined) return { value: attribute.default, problem: null };
  switch (attribute.type) {
    case 'flag':
      return { value: raw !== false, problem: null };
    case 'text':
      if (!isPlain(raw)) return bad(raw, 'a text', attribute);
      return { value: meant(String(raw), attribute) || attribute.default, problem: null };
    case 'choice': {
      const choice = typeof raw === 'string' ? raw.toLowerCase() : raw;
      return attribute.choices.includes(choice as string)
        ? { value: choice, problem: null }
        : bad(given, `one of ${attribute.choices.join(', ')}`, attribute);
    }
    case 'integer': {
      const number = isPlain(raw) && /^\d+$/.test(String(raw)) ? Number(raw) : Number.NaN;
      return number >= attribute.min && number <= attribute.max
        ? { value: number, problem: null }
        : bad(given, `a whole number from ${attribute.min} to ${attribute.max}`, attribute);
    }
  }
}

function meant(text: string, { isSlug, isId }: { readonly isSlug?: true; readonly isId?: true }): string {
  if (isSlug) return pastedSlug(text);
  return isId ? pastedId(text) : text;
}

function isPlain(raw: unknown): raw is string | number {
  return typeof raw === 'string' || Number.isFinite(raw);
}

function bad(raw: unknown, expected: string, attribute: AttributeType): Parsed {
  const found = typeof raw === 'string' ? JSON.stringify(raw) : typeof raw === 'number' ? String(raw) : typeof raw;
  return {
    value: attribute.default,
    problem: `${found} is not ${expected}; ${attribute.default ?? 'nothing'} is used`,
  };
}
