import type { FirstResponse } from '../api/http.ts';
import { unclobbered } from '../base/unclobbered.ts';
import { type Configuration, parentOf, type ScriptTag } from './settings.ts';
import type { ToastRequests } from './toast-requests.ts';

/** A Trusted Types policy for the addresses of scripts. */
export interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
}

/** The payment parameters of a return from a bank's page, not validated yet. Kept in memory only, never stored. */
export interface BankReturn {
  readonly clientSecret: string;
  readonly status: string;
}

/**
 * Shared by the loader and the widgets' chunks: two module graphs of one page, which cannot import each other.
 * Whichever runs first creates the registry.
 */
export interface Registry {
  /**
   * The version of the loader or the npm entry; chunks do not contain it, so that an unchanged chunk is the same file
   * in the next version.
   */
  readonly version: string;
  /** Our script tag; null if the page uses the npm package. */
  readonly script: ScriptTag | null;
  /** The settings given to `configure`. */
  configuration: Configuration;
  /** Called after each `configure`. */
  readonly listeners: Set<() => void>;
  /** The first calls, by address. */
  readonly early: Map<string, FirstResponse>;
  /** Parts of a widget that the loader fetches together with the widget's code, by name; each is taken once. */
  readonly ahead: Map<string, Promise<unknown>>;
  /** The return from a bank's page, until its outcome is shown. */
  returned: BankReturn | null;
  /** One list of toasts for the page, whichever API its widgets call. */
  readonly toasts: ToastRequests;
  /**
   * The `lang` of each element when it was first seen, because a translator may change it before the widget's code
   * runs.
   */
  readonly languages?: WeakMap<Element, string | null>;
  /** The controls of server-made views that were pressed before the code of their elements was there, in order. */
  pressed?: Element[];
  /** Other versions of the script on the page. */
  ignored?: readonly string[];
  /** The trees in which the loader looks for tags; undefined if there is no loader. */
  trees?: ReadonlySet<Node>;
  /** Our one Trusted Types policy, created when a script's address is first needed. */
  policy?: ScriptUrlPolicy;
  /** Loads and defines a widget by its name without the prefix; does nothing for a widget that is defined. */
  load(name: string): Promise<unknown>;
}

/**
 * The version of the interface between loader and chunks: the registry and the module `files`. It is raised when chunks
 * need something that an earlier loader does not provide, so that a page with such a loader does not get these chunks.
 */
export const PROTOCOL = 1;

const KEY = Symbol.for('creneau');

type GlobalWithRegistry = { [KEY]?: Registry };

export function registry(): Registry | undefined {
  return (globalThis as GlobalWithRegistry)[KEY];
}

/** What waits for the npm entry, which loads all parts: a bundler may have a widget's module run first. */
const waiting: (() => void)[] = [];

/** Gives a registry that a widget's module has created what loads parts. */
export function provideLoad(page: Registry, load: Registry['load'], version: string): void {
  Object.assign(page, { load, version });
  for (const begin of waiting.splice(0)) begin();
}

/** Returns the page's registry; creates it if none of our code has run on the page yet. */
export function openRegistry(
  load: Registry['load'] = (name) =>
    new Promise<void>((resolve) => waiting.push(resolve)).then(() => registry()?.load(name)),
  script: ScriptTag | null = null,
  version = '',
): Registry {
  const global = globalThis as GlobalWithRegistry;
  global[KEY] ??= {
    version,
    script,
    configuration: {},
    listeners: new Set(),
    early: new Map(),
    ahead: new Map(),
    returned: null,
    toasts: { waiting: [], hosts: new Set() },
    languages: new WeakMap(),
    load,
  };
  if (typeof document !== 'undefined') rememberLanguage(unclobbered(document).documentElement);
  return global[KEY];
}

/** Remembers the `lang` of an element and of its ancestors. */
export function rememberLanguage(element: Element): void {
  const languages = registry()?.languages;
  for (let node: Element | null = element; node; node = parentOf(node)) {
    if (languages?.has(node) === false) languages.set(node, unclobbered(node).getAttribute('lang'));
  }
}

/** Takes a part that the loader has fetched ahead; undefined if there is none. */
export function takeAhead(name: string): Promise<unknown> | undefined {
  const ahead = registry()?.ahead;
  const part = ahead?.get(name);
  ahead?.delete(name);
  return part;
}

/** Merges settings and notifies every widget (C-settings); a key given as undefined is unset. */
export function configure(pageRegistry: Registry, more: Configuration): void {
  pageRegistry.configuration = { ...pageRegistry.configuration, ...more };
  for (const listener of pageRegistry.listeners) listener();
}

/**
 * Loads a further part of a widget's code: on a page with the script tag with the loader, which checks the file,
 * otherwise with `load`, an `import()` that the page's bundler understands.
 */
export function loadPart<M>(name: string, load: () => Promise<M>): Promise<M> {
  const page = registry();
  return page?.script ? (page.load(name) as Promise<M>) : load();
}
