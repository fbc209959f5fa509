import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import { visit } from '../../widgets/bundling/syntax.mjs';
import { engineFile } from '../fixtures/browser/hosts.ts';

/** The oldest browsers of the contract (C-browsers), as MDN's compatibility data names them. */
const FLOOR = { chrome: 111, safari: 16.4, firefox: 128 } as const;

/** The edition of ECMAScript whose syntax all of these browsers support. */
const EDITION = 2022;

/** A part of MDN's data. */
interface Support {
  readonly version_added?: string | boolean | null;
  readonly version_removed?: string | boolean | null;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}

interface Entry {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
  readonly [name: string]: unknown;
}

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly computed?: boolean;
  /** For a call: whether it is an optional call. */
  readonly optional?: boolean;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
}

/** The features that some of the oldest browsers lack. */
export interface TooNew {
  /** Names such as `Object.groupBy`. */
  readonly statics: ReadonlySet<string>;
  /** Methods whose names are unique. */
  readonly methods: ReadonlySet<string>;
  readonly globals: ReadonlySet<string>;
  readonly css: Readonly<Record<'properties' | 'selectors' | 'at-rules', ReadonlySet<string>>>;
}

/** Matches interfaces of the DOM whose methods are checked; methods of others have names that any object may have. */
const DOM =
  /^(?:Document|Element|HTMLElement|Node|DocumentFragment|ShadowRoot|Window|Navigator|URL|URLSearchParams|Blob|Response|Request|Headers|AbortSignal|CSSStyleSheet|HTML\w+Element|History|Selection|Range|EventTarget|ElementInternals|DOMTokenList|Crypto|Performance)$/;

/** Reads MDN's data. */
export async function readTooNew(): Promise<TooNew> {
  const data = JSON.parse(readFileSync(await engineFile('@mdn/browser-compat-data/data.json'), 'utf8')) as Entry;
  const at = (...path: readonly string[]) => path.reduce<Entry>((entry, name) => entry[name] as Entry, data);
  const interfaces = [...membersOf(at('javascript', 'builtins')), ...membersOf(at('api'))];
  const statics = new Set<string>();
  const methods = new Set<string>();
  const known = new Set<string>();
  for (const [owner, entry] of interfaces) {
    for (const [key, member] of membersOf(entry)) {
      const name = key.replace(/_static$/, '');
      const isLanguage = owner in at('javascript', 'builtins');
      if (!isNewer(member)) {
        known.add(name);
        continue;
      }
      // The data does not say which methods of the language are static.
      if (isLanguage || key !== name) statics.add(`${owner}.${name}`);
      if (isLanguage || (key === name && DOM.test(owner))) methods.add(name);
    }
  }
  const newOf = (entries: readonly (readonly [string, Entry])[]) =>
    new Set(entries.filter(([, entry]) => isNewer(entry)).map(([name]) => name));
  return {
    statics,
    methods: new Set([...methods].filter((name) => !known.has(name))),
    globals: newOf(interfaces),
    css: {
      properties: newOf(membersOf(at('css', 'properties'))),
      selectors: newOf(membersOf(at('css', 'selectors'))),
      'at-rules': newOf(membersOf(at('css', 'at-rules'))),
    },
  };
}

function membersOf(entry: Entry): readonly (readonly [string, Entry])[] {
  return Object.entries(entry).filter(([, value]) => (value as Entry).__compat !== undefined) as [string, Entry][];
}

/** Whether one of the oldest browsers lacks a feature, or has it only behind a flag or with a prefix. */
function isNewer({ __compat }: Entry): boolean {
  return Object.entries(FLOOR).some(([browser, version]) => {
    const support = [__compat?.support[browser] ?? []].flat();
    return !support.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
        if (removed || flags || prefix || other || typeof added !== 'string') return false;
        return Number.parseFloat(added.replace('≤', '')) <= version;
      },
    );
  });
}

type Parse = (code: string, options: object) => Node;

/**
 * Returns the features that are too new, such as `Object.groupBy`, in JavaScript and in the style sheets that it
 * contains as text.
 */
export async function usesIn(code: string, tooNew: TooNew): Promise<readonly string[]> {
  const { parse } = (await import(pathToFileURL(await engineFile('acorn/dist/acorn.mjs')).href)) as { parse: Parse };
  const uses = new Set<string>();
  let tree: Node;
  try {
    tree = parse(code, { ecmaVersion: EDITION, sourceType: 'module' });
  } catch (error) {
    return [`syntax: ${(error as Error).message}`];
  }
  visit(tree, (node: Node) => {
    const { type, name = '', object, property, callee, value } = node;
    if (type === 'MemberExpression' && !node.computed && tooNew.statics.has(`${object?.name}.${property?.name}`)) {
      uses.add(`${object?.name}.${property?.name}`);
    }
    const isCall =
      type === 'CallExpression' && !node.optional && callee?.type === 'MemberExpression' && !callee.computed;
    const method = (isCall && callee.property?.name) || '';
    if (tooNew.methods.has(method)) uses.add(`.${method}()`);
    if (type === 'Identifier' && /^[A-Z]/.test(name) && tooNew.globals.has(name)) uses.add(name);
    if (type === 'Literal' && typeof value === 'string' && /\{[^{}]*:[^{}]*\}/.test(value)) {
      for (const use of usesInCss(value, tooNew)) uses.add(use);
    }
  });
  return [...uses];
}

function usesInCss(text: string, { css }: TooNew): readonly string[] {
  const uses: string[] = [];
  const check = (kind: keyof TooNew['css'], name: string, shown: string) => {
    if (css[kind].has(name)) uses.push(shown);
  };
  transform({
    filename: 'text.css',
    code: Buffer.from(text),
    errorRecovery: true,
    visitor: {
      Declaration: ({ property, value }) => {
        const { propertyId, name } = value as {
          readonly propertyId?: { readonly property: string };
          readonly name?: string;
        };
        const found = property === 'unparsed' ? propertyId?.property : property === 'custom' ? name : property;
        check('properties', found ?? '', `${found}:`);
      },
      Rule: ({ type }) => check('at-rules', type, `@${type}`),
      Selector: (parts) => {
        for (const part of parts) {
          if (part.type === 'pseudo-class' || part.type === 'pseudo-element')
            check('selectors', part.kind, `:${part.kind}`);
        }
      },
    },
  });
  return uses;
}

/** Returns the built files with names that do not change between builds. */
export function builtFiles(folder: string): Promise<readonly (readonly [name: string, code: string])[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return Promise.all(
    names.map(async (name) => {
      const path = `${folder}/${name}`;
      // A worker's module has its code as a text.
      const code = name.includes('-worker-')
        ? (await import(pathToFileURL(path).href)).code
        : readFileSync(path, 'utf8');
      return [name.replace(/-[\w-]{6}\.js$/, ''), code] as const;
    }),
  );
}
