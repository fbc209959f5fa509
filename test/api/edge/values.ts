import type { Random } from '../../../demo/api/sample-data/random.ts';
import { ODD_DAYS, ODD_VALUES } from '../../fixtures/data/odd-values.ts';

/** The part of JSON Schema that the API's document uses. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Known ids and texts: those that the servers started with, and those of its responses since. */
export interface Known {
  readonly slots: readonly string[];
  readonly items: readonly string[];
  readonly uuids: string[];
}

const ODD: readonly [unknown, ...unknown[]] = [{ constructor: { name: 1 } }, '1 OR 1=1; --', ...ODD_VALUES];

/** Members that exclude each other: if one of them is set, the others are left out. */
const ALTERNATIVES: readonly [readonly string[], ...(readonly string[])[]] = [
  ['item', 'hold', 'waiting'],
  ['slots', 'waiting', 'hold'],
  ['slots', 'item', 'hold'],
  ['slots', 'waiting', 'item'],
];

/** Returns mostly a value of the schema, sometimes another value, or an object with a member too many or too few. */
export function valueFor(schema: Schema, random: Random, known: Known): unknown {
  if (random.below(25) === 0) return random.pick(ODD);
  if (schema.anyOf) return valueFor(schema.anyOf[random.below(schema.anyOf.length)] ?? {}, random, known);
  if (schema.enum) return schema.enum[random.below(schema.enum.length)];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object') return objectOf(schema, random, known);
  if (schema.type === 'array') {
    return Array.from({ length: random.below(4) }, () => valueFor(schema.items ?? {}, random, known));
  }
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, random);
  if (schema.type === 'boolean') return random.below(2) === 0;
  if (schema.type === 'null') return null;
  return textOf(schema, random, known);
}

function objectOf({ properties = {}, required = [] }: Schema, random: Random, known: Known): object {
  const members = Object.entries(properties).flatMap(([name, schema]) => {
    const isLeftOut = random.below(required.includes(name) ? 20 : 2) === 0;
    return isLeftOut ? [] : [[name, valueFor(schema, random, known)] as const];
  });
  const all = Object.fromEntries(random.below(20) === 0 ? [...members, ['more', random.pick(ODD)]] : members);
  // An id is mostly a known one.
  const leftOut = random.pick(ALTERNATIVES).filter(() => random.below(10) > 0);
  return Object.fromEntries(Object.entries(all).filter(([name]) => required.includes(name) || !leftOut.includes(name)));
}

function numberOf({ minimum = 0, maximum = 100, type }: Schema, random: Random): number {
  const edges: readonly [number, ...number[]] = [minimum, maximum, minimum - 1, maximum + 1, 6, 12, 18, 24];
  return type === 'number' && random.below(6) === 0 ? random.pick(edges) + 0.5 : random.pick(edges);
}

/** Moves a slot to a day of any year. */
function onOddDay(slot: string, random: Random): string {
  const day = random.pick(ODD_DAYS).replaceAll('-', '');
  return slot.replace(/_\d{8}/, `_${day}`);
}

function textOf({ pattern = '' }: Schema, random: Random, known: Known): unknown {
  const pick = (items: readonly string[]) => items[random.below(items.length)] ?? '';
  if (pattern.includes('T\\d{4}')) return random.below(8) > 0 ? pick(known.slots) : onOddDay(pick(known.slots), random);
  if (pattern.includes('[0-9a-fA-F]{8}')) return pick(random.below(2) === 0 ? known.uuids : known.uuids.slice(-4));
  if (pattern.includes('membership-option')) return pick(known.items);
  return random.pick(['Zoé', 'Petit', 'HALF', 'ONCE', `fuzz${random.below(9)}@example.org`, 'studio', '1', '42']);
}
