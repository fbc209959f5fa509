import { VERSION } from '../base/version.ts';
import type { BankReturn } from './bank-return.ts';
import type { Configuration, ScriptTag } from './settings.ts';
import type { ToastRequests } from './toast-requests.ts';

/** A first call that the loader has started: taken once, by the client whose token is the same. */
export interface EarlyAnswer {
  /** Undefined for a visitor's. */
  readonly token: unknown;
  readonly response: Promise<Response>;
}

/** A Trusted Types policy for the addresses of scripts. */
export interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
}

/**
 * Where the loader and the widgets' chunks meet: two module graphs of one page, which cannot import each other.
 * The first of them on the page makes it.
 */
export interface Registry {
  readonly version: string;
  /** Our script tag; null where the page uses the npm package. */
  readonly script: ScriptTag | null;
  /** What `configure` was told. */
  configuration: Configuration;
  /** Told of each `configure`. */
  readonly listeners: Set<() => void>;
  /** By address. */
  readonly early: Map<string, EarlyAnswer>;
  /** The return from a bank's page, until its outcome is shown. */
  returned: BankReturn | null;
  /** One list of toasts a page, whatever API its widgets talk to. */
  readonly toasts: ToastRequests;
  /** The page's one Trusted Types policy of ours, once a script's address was needed. */
  policy?: ScriptUrlPolicy;
  /** Fetches and defines a widget by its name without the prefix; a no-op for one that is there. */
  load(name: string): Promise<unknown>;
}

const KEY = Symbol.for('creneau');

type Meeting = { [KEY]?: Registry };

export function registry(): Registry | undefined {
  return (globalThis as Meeting)[KEY];
}

/** The page's registry; made here where this is the first of our code on the page. */
export function openRegistry(load: Registry['load'], script: ScriptTag | null = null): Registry {
  const meeting = globalThis as Meeting;
  meeting[KEY] ??= {
    version: VERSION,
    script,
    configuration: {},
    listeners: new Set(),
    early: new Map(),
    returned: null,
    toasts: { waiting: [], hosts: new Set() },
    load,
  };
  return meeting[KEY];
}

/** Takes settings over and tells every widget (C-settings); a key given as undefined is unset. */
export function configure(page: Registry, more: Configuration): void {
  page.configuration = { ...page.configuration, ...more };
  for (const listener of page.listeners) listener();
}
