import type { EarlyAnswer } from '../api/early-answers.ts';
import { VERSION } from '../base/version.ts';
import type { BankReturn } from './bank-return.ts';
import type { Configuration, ScriptTag } from './settings.ts';
import type { ToastRequests } from './toast-requests.ts';

/** A Trusted Types policy for the addresses of scripts. */
export interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
}

/**
 * Shared by the loader and the widgets' chunks: two module graphs of one page, which cannot import each other. The first of
 * them on the page creates it.
 */
export interface Registry {
  readonly version: string;
  /** Our script tag; null where the page uses the npm package. */
  readonly script: ScriptTag | null;
  /** The settings given to `configure`. */
  configuration: Configuration;
  /** Called after each `configure`. */
  readonly listeners: Set<() => void>;
  /** The first calls, by address. */
  readonly early: Map<string, EarlyAnswer>;
  /** The return from a bank's page, until its outcome is shown. */
  returned: BankReturn | null;
  /** One list of toasts for the page, whichever API its widgets call. */
  readonly toasts: ToastRequests;
  /** Our one Trusted Types policy, created when a script's address is first needed. */
  policy?: ScriptUrlPolicy;
  /** Loads and defines a widget by its name without the prefix; does nothing for one that is defined. */
  load(name: string): Promise<unknown>;
}

const KEY = Symbol.for('creneau');

type GlobalWithRegistry = { [KEY]?: Registry };

export function registry(): Registry | undefined {
  return (globalThis as GlobalWithRegistry)[KEY];
}

/** Returns the page's registry; creates it where this is the first of our code on the page. */
export function openRegistry(load: Registry['load'], script: ScriptTag | null = null): Registry {
  const global = globalThis as GlobalWithRegistry;
  global[KEY] ??= {
    version: VERSION,
    script,
    configuration: {},
    listeners: new Set(),
    early: new Map(),
    returned: null,
    toasts: { waiting: [], hosts: new Set() },
    load,
  };
  return global[KEY];
}

/** Merges settings and notifies every widget (C-settings); a key given as undefined is unset. */
export function configure(pageRegistry: Registry, more: Configuration): void {
  pageRegistry.configuration = { ...pageRegistry.configuration, ...more };
  for (const listener of pageRegistry.listeners) listener();
}
