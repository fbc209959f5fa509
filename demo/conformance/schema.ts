import * as v from 'valibot';
import { membersOf } from './subject.ts';

/** A schema with the parts that schemas of objects, lists, records and optional members have. */
export type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly fallback?: unknown;
};

/** A member of a response that a widget reads. */
export interface Field {
  /** `enseigne.url`; `[]` stands for each item of a list, `{day}` for each weekday. */
  readonly path: string;
  /** Whether the response, or the item that the field belongs to, is left out without it. */
  readonly isNeeded: boolean;
  /** Undefined if no example has the member. */
  readonly example: unknown;
}

/** Returns the members that a schema reads, each with its value in an example. */
export function fieldsOf(schema: Schema, examples: readonly unknown[], path = ''): readonly Field[] {
  const { entries, item, value } = innerOf(schema);
  const each = item ?? value;
  const inner = examples.flatMap((example) => (each ? Object.values(Object(example)) : [example]));
  if (each) return fieldsOf(each, inner, path === '' ? '' : `${path}[]`);
  return Object.entries(entries ?? {}).flatMap(([name, member]) => {
    if ('monday' in (entries ?? {}) && name !== 'monday') return [];
    const own = [path, name === 'monday' ? '{day}' : name].filter((part) => part !== '').join('.');
    const given = inner.map((example) => membersOf(example)[name]).filter((one) => one !== undefined);
    const example = given.find((one) => one !== null && one !== '' && JSON.stringify(one) !== '{}') ?? given[0];
    return [{ path: own, isNeeded: !isOptional(member), example }, ...fieldsOf(member, given, own)];
  });
}

/** What is wrong with a part of a payload. `ignored`: the rest of its object is read. */
export interface Fault {
  readonly effect: 'unreadable' | 'left out' | 'ignored';
  readonly sentence: string;
  /** What was received in the place of the fault. */
  readonly given: unknown;
}

/** Returns what a schema cannot read in a payload: the whole, items that are left out, and members that are ignored. */
export function faultsOf(schema: Schema, payload: unknown, path = ''): readonly Fault[] {
  if ('fallback' in schema) {
    const own = faultsOf(schema.wrapped ?? innerOf(schema), payload, path);
    // Null and a missing member are always ignored.
    return own.flatMap((fault) => {
      if (fault.effect !== 'unreadable') return [fault];
      return (fault.given ?? null) === null ? [] : [{ ...fault, effect: 'ignored' }];
    });
  }
  const found = v.safeParse(schema, payload, { abortEarly: true });
  if (!found.success) {
    const [issue] = found.issues;
    return [{ effect: 'unreadable', sentence: `${said(issue, path)}.`, given: issue.input }];
  }
  const { entries = {}, item, value } = innerOf(schema);
  const each = item ?? value;
  if ((payload ?? null) === null) return [];
  const leftOut = (fault: Fault): Fault => (fault.effect === 'unreadable' ? { ...fault, effect: 'left out' } : fault);
  if (each) {
    return Object.entries(Object(payload)).flatMap(([key, one]) =>
      faultsOf(each.wrapped ?? each, one, `${path}[${key}]`).map(leftOut),
    );
  }
  return Object.entries(entries).flatMap(([name, member]) =>
    faultsOf(member, membersOf(payload)[name], path === '' ? name : `${path}.${name}`),
  );
}

/** Returns a schema without what makes it optional. */
function innerOf(schema: Schema): Schema {
  return schema.wrapped ? innerOf(schema.wrapped) : schema;
}

function isOptional(schema: Schema): boolean {
  return 'fallback' in schema || schema.type === 'optional' || schema.type === 'nullish';
}

const KINDS: Readonly<Record<string, string>> = {
  ...{ string: 'a text', number: 'a number', boolean: 'true or false', Array: 'a list', Object: 'an object' },
  '!0': 'a text that is not empty',
};

/** Returns a sentence without its full stop about what was received, and what a schema reads in its place. */
function said(issue: v.BaseIssue<unknown>, path: string): string {
  const inside = (issue.path ?? []).map(({ key }) => (/^\d+$/.test(String(key)) ? `[${key}]` : `.${String(key)}`));
  const name = `${path}${inside.join('')}`.replace(/^\./, '') || 'the body';
  const parent = issue.path?.at(-1);
  if (issue.input === undefined && parent !== undefined) {
    const known = Object.keys(Object(parent.input)).find((other) => plain(other) === plain(String(parent.key)));
    return `${name} is missing${known === undefined ? '' : `: it is called ${known}`}`;
  }
  const { expected, message } = issue;
  if (message.startsWith('no ')) return `${name} is ${shown(issue.input)}, which is ${message}`;
  const words = [...(expected ?? '').matchAll(/"[^"]*"|\b\d+\b/g)].map(([word]) => word);
  const kind =
    KINDS[expected ?? ''] ??
    (issue.type === 'picklist'
      ? new Intl.ListFormat('en', { type: 'disjunction' }).format(words)
      : expected?.replace(/^>=/, 'at least '));
  return `${name} is ${shown(issue.input)}, but must be ${kind ?? 'something else'}`;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns a value in the form in which sentences show it. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
